import { useEffect } from "preact/hooks";

/** The name of the page in the browser's own frame; it follows the language. */
export function useTitle(text: string): void {
  useEffect(() => {
    document.title = text === "Karuta" ? text : `${text} · Karuta`;
  }, [text]);
}
