/** What was dropped on the page: files, and folders with all that lies in them. */
import { MOST_FILES } from "./zip";

export interface Dropped {
  file: File;
  path: string;
}

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject));
/** A folder tells a hundred of its entries at a time. */
const someOf = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));

async function walk(entry: FileSystemEntry, found: Dropped[]): Promise<void> {
  // One too many is enough to know that there are too many.
  if (found.length > MOST_FILES) return;
  if (entry.isFile) {
    found.push({ file: await fileOf(entry as FileSystemFileEntry), path: entry.fullPath.slice(1) });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (let some = await someOf(reader); some.length; some = await someOf(reader)) {
    for (const each of some) await walk(each, found);
  }
}

/** Call it in the handler of the drop: afterwards the browser has forgotten what it was. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<Dropped[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry?.()).filter((entry) => entry != null);
  if (!entries.length) return [...files].map((file) => ({ file, path: file.name }));
  const found: Dropped[] = [];
  for (const entry of entries) await walk(entry, found);
  return found;
}
