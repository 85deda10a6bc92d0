/** The small signs on buttons. Drawn with strokes, so that they take the colour of the words beside them. */
const PATHS = {
  close: "M6 6l12 12M18 6L6 18",
  hand: "M7 12V6.5a1.5 1.5 0 0 1 3 0V11m0-1V4.5a1.5 1.5 0 0 1 3 0V11m0-5a1.5 1.5 0 0 1 3 0v6m0-3.5a1.5 1.5 0 0 1 3 0V15a6 6 0 0 1-6 6h-2c-2.5 0-3.8-1.2-5-3l-2.6-4.2a1.5 1.5 0 0 1 2.6-1.6L7 13",
  sound: "M4 9v6h4l5 4V5L8 9zM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12",
  mute: "M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5",
  moon: "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z",
  sun: "M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2L19 19M19 5l-1.8 1.8M6.8 17.2L5 19",
  turn: "M4 9a8.5 8.5 0 0 1 15-2.5M19.5 3v4.5H15M20 15a8.5 8.5 0 0 1-15 2.5M4.5 21v-4.5H9",
  pause: "M8 5v14M16 5v14",
  play: "M7 4.5v15l12-7.5z",
  back: "M8.5 4.5L4 9l4.5 4.5M4 9h10.5a5 5 0 0 1 0 10H9",
  rules: "M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h7M9 8h3",
  book: "M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14",
  door: "M14 3H5v18h9M10 12h11M17.5 8.5L21 12l-3.5 3.5",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  arrow: "M5 12h14M13 6l6 6-6 6",
  file: "M12 4v11M7.5 10.5L12 15l4.5-4.5M5 20h14",
  open: "M12 15V4M7.5 8.5L12 4l4.5 4.5M5 20h14",
  step: "M6 5v14l9-7zM18 5v14",
  stepback: "M18 5v14l-9-7zM6 5v14",
  skipback: "M20 5v14l-8-7zM11.5 5v14l-8-7z",
  skip: "M4 5v14l8-7zM12.5 5v14l8-7z",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.5.4.5 1.6.5 2.1h6c0-.5 0-1.7.5-2.1A6 6 0 0 0 12 3z",
  spread: "M4 5h5v14H4zM15 5h5v14h-5zM11 8h2M11 16h2",
  move: "M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3",
  mirror: "M12 4v16M8.5 8L4 12l4.5 4zM15.5 8l4.5 4-4.5 4z",
  keep: "M7 4h10v16l-5-4-5 4z",
  cards: "M9 4h10v15H9zM9 7.5L4.5 9 8 20.5l4-1.2M14 9.5v4",
  swap: "M4 8.5h15l-4-4M20 15.5H5l4 4",
  zoomin: "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.2 15.2L20 20M10.5 7.8v5.4M7.8 10.5h5.4",
  zoomout: "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.2 15.2L20 20M7.8 10.5h5.4",
  check: "M5 12.5l4.5 4.5L19 7",
  people: "M8.5 4.5a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0-6.4zM2.5 19.5c0-7.5 12-7.5 12 0M15.5 5.2a3 3 0 1 1 1.5 5.6M17 13.2c3 .3 4.5 2.6 4.5 6.3",
  person: "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM4.5 20.5c0-8.5 15-8.5 15 0",
  cup: "M7.5 4h9v5a4.5 4.5 0 0 1-9 0zM7.5 5.5h-3c0 3.5 1 5 3.3 5.4M16.5 5.5h3c0 3.5-1 5-3.3 5.4M12 13.5V18M8 20.5h8M9.5 18h5",
  link: "M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.1-1.1",
  share: "M12 15V4M8 7.5L12 3.5l4 4M6.5 11H5v9.5h14V11h-1.5",
  eye: "M2.5 12c4.5-8 14.5-8 19 0-4.5 8-14.5 8-19 0zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z",
  speech: "M4 5h16v11H10l-4.5 4v-4H4z",
  scales: "M12 4v16M7.5 20h9M5 7h14M5 7l-2.6 6.2h5.2zM19 7l-2.6 6.2h5.2z",
} as const;

export type MarkName = keyof typeof PATHS;

export function Mark({ name }: { name: MarkName }) {
  const thick = name === "more" ? 3.2 : 1.9;
  return (
    <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        stroke-width={thick}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
