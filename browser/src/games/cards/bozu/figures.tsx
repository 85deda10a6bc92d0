/** The poets as they sit on the reading cards: gentleman, lady, monk, and Semimaru with his lute. Each fills a field of
 * 400 x 380 and is told by its outline alone: cap and tail, long hair, shaven head, hood and lute. */

export type Figure = "tono" | "hime" | "bozu" | "semimaru";

/** Robe, its shade, its lining: told apart, not matched. */
type Dress = readonly [robe: string, shade: string, lining: string];

const INK = "#17130f";
const SKIN = "#f6e3c6";
const PAPER = "#fbf5e4";

const COURT: readonly Dress[] = [
  ["#2f4a7c", "#223763", "#b8452f"],
  ["#1f1d26", "#34313f", "#b8452f"],
  ["#6b3f7a", "#51305e", "#e0b44a"],
  ["#8c2f2a", "#6d2320", "#f1d9a0"],
  ["#3f6a4c", "#2f5139", "#e4c15c"],
  ["#2f6f78", "#23545b", "#d9694a"],
];
const LADIES: readonly Dress[] = [
  ["#b23a48", "#8f2c38", "#f3c7c0"],
  ["#7a4a94", "#5f3875", "#e9c9e6"],
  ["#c4662f", "#9c4e21", "#f6dba0"],
  ["#3f7a6b", "#2f5d51", "#cfe8c8"],
  ["#c0517f", "#983d63", "#f7d3dd"],
  ["#39588f", "#2b446f", "#c9dcf2"],
];
const MONKS: readonly Dress[] = [
  ["#4a4640", "#36332e", "#b07a33"],
  ["#5a4a63", "#45384c", "#c2913c"],
  ["#6b5233", "#523e26", "#3c5a4a"],
  ["#3b4a55", "#2c3841", "#a8662e"],
];
const SEMI: Dress = ["#5f5a7c", "#48445f", "#a88a4a"];

const wardrobe: Record<Figure, readonly Dress[]> = { tono: COURT, hime: LADIES, bozu: MONKS, semimaru: [SEMI] };

/** Heads are a little larger than life: faces are what one looks for. */
const HEAD = "translate(-44 -28) scale(1.22)";

/** Brows, eyes, nose and mouth: lines for eyes and a hook for the nose, as the old painters drew faces. */
function Features({ brow, lip = "#a8402f", closed = false }: { brow: "high" | "low"; lip?: string; closed?: boolean }) {
  return (
    <g fill="none" stroke={INK} stroke-width="2.6" stroke-linecap="round">
      {brow === "high" ? (
        <g fill="#3a332c" stroke="none" opacity=".8">
          <ellipse cx="184" cy="66" rx="8" ry="3.6" transform="rotate(-8 184 66)" />
          <ellipse cx="216" cy="66" rx="8" ry="3.6" transform="rotate(8 216 66)" />
        </g>
      ) : (
        <path d="M174 75c5-4 12-5 18-3M208 72c6-2 13-1 18 3" stroke-width="3.6" />
      )}
      <path d={closed ? "M175 90q8 5 16 0M209 90q8 5 16 0" : "M175 88q8-5 17-1M208 87q9-4 17 1"} />
      <path d="M201 86q-3 9-6 14 3 3 8 2" stroke-width="2" />
      <path d="M193 113q7 5 14 0-7-3-14 0z" fill={lip} stroke={lip} stroke-width="1.6" />
    </g>
  );
}

const FACE = "M163 76c0-32 17-44 37-44s37 12 37 44c0 30-15 54-37 54s-37-24-37-54z";

/** Woven roundels on a robe. */
function Woven({ colour, at }: { colour: string; at: readonly (readonly [number, number])[] }) {
  return (
    <g fill="none" stroke={colour} stroke-width="2.4" opacity=".6">
      {at.map(([x, y]) => (
        <path key={`${x} ${y}`} d={`M${x} ${y - 11}q11 0 11 11t-11 11-11-11 11-11zM${x - 5} ${y}h10M${x} ${y - 5}v10`} />
      ))}
    </g>
  );
}

function Tono({ dress: [robe, shade, lining] }: { dress: Dress }) {
  return (
    <g stroke={INK} stroke-width="3" stroke-linejoin="round" stroke-linecap="round">
      <path transform={HEAD} d="M219 22c44-22 62 10 56 54-3 22 0 38 10 52" fill="none" stroke={INK} stroke-width="12" opacity=".82" />
      <path d="M200 122c-46 4-78 28-94 70L38 322c-12 24-26 42-44 58h412c-18-16-32-34-44-58l-68-130c-16-42-48-66-94-70z" fill={robe} />
      <path d="M118 176C72 214 30 276 20 344c46 18 118 6 172-40l4-98z" fill={robe} />
      <path d="M282 176c46 38 88 100 98 168-46 18-118 6-172-40l-4-98z" fill={robe} />
      <path d="M20 344c46 18 118 6 172-40l0 16c-52 44-122 58-176 40zM380 344c-46 18-118 6-172-40l0 16c52 44 122 58 176 40z" fill={lining} stroke-width="2" />
      <path d="M118 176c22 34 48 60 78 72M282 176c-22 34-48 60-78 72M70 250c22 18 52 26 84 22M330 250c-22 18-52 26-84 22M150 336c14 22 18 34 20 44M250 336c-14 22-18 34-20 44" fill="none" stroke={shade} stroke-width="4" />
      <Woven colour={lining} at={[[92, 232], [64, 300], [132, 290], [308, 232], [336, 300], [268, 290]]} />
      <path d="M166 132c8 20 20 28 34 28s26-8 34-28c-6 26-16 38-34 38s-28-12-34-38z" fill={PAPER} stroke-width="2" />
      <path d="M192 196h17l5 92-14 9-14-9z" fill="#ead9ae" stroke-width="2.4" />
      <g transform={HEAD}>
        <path d={FACE} fill={SKIN} />
        <path d="M160 72c-6-36 18-46 40-46s46 10 40 46c-10-12-24-17-40-17s-30 5-40 17z" fill={INK} />
        <path d="M188 32c-4-26 2-40 13-40 12 0 17 16 13 40z" fill={INK} />
        <path d="M162 70c4 30 14 48 24 60M238 70c-4 30-14 48-24 60" fill="none" stroke-width="1.6" />
        <Features brow="high" />
        <path d="M186 106q7-4 13 0M201 106q6-4 13 0M200 121v10" fill="none" stroke-width="1.8" />
      </g>
    </g>
  );
}

function Hime({ dress: [robe, shade, lining] }: { dress: Dress }) {
  const layers = [PAPER, "#e7b94f", "#6f9a6a", lining];
  return (
    <g stroke={INK} stroke-width="3" stroke-linejoin="round" stroke-linecap="round">
      <path d="M200-4c-58 0-74 44-76 96-4 80-30 182-66 288h284c-36-106-62-208-66-288-2-52-18-96-76-96z" fill={INK} />
      <path d="M200 138c-50 6-84 40-110 96C62 292 28 340-6 380h412c-34-40-68-88-96-146-26-56-60-90-110-96z" fill={robe} />
      {layers.map((colour, i) => (
        <path key={colour} d={`M${150 + i * 9} ${150 - i * 4}c12 56 28 96 ${50 - i * 9} ${122 - i * 14} ${22 - i * 3} ${-26 + i} ${38 - i * 6} ${-66 + i * 8} ${50 - i * 9} ${-122 + i * 14}`} fill={colour} stroke-width="1.8" />
      ))}
      <path d="M172 138q28 26 56 0l-28 52z" fill={SKIN} stroke-width="2" />
      <path d="M104 214C66 262 34 312 26 352c38 14 110 10 158-30l2-60c-32-8-60-24-82-48z" fill={robe} />
      <path d="M296 214c38 48 70 98 78 138-38 14-110 10-158-30l-2-60c32-8 60-24 82-48z" fill={robe} />
      {[lining, "#6f9a6a", "#e7b94f"].map((colour, i) => (
        <path key={colour} d={`M26 ${352 - i * 9}c38 14 110 10 158-30v12c-48 38-120 44-160 30zM374 ${352 - i * 9}c-38 14-110 10-158-30v12c48 38 120 44 160 30z`} fill={colour} stroke-width="1.6" />
      ))}
      <path d="M76 262q30 20 66 20M324 262q-30 20-66 20M120 240q16 22 40 32M280 240q-16 22-40 32" fill="none" stroke={shade} stroke-width="4" />
      <Woven colour={lining} at={[[96, 256], [62, 312], [304, 256], [338, 312], [112, 316], [288, 316]]} />
      <g stroke-width="2">
        <path d="M200 330l-62-58c34-30 90-30 124 0z" fill="#f0d488" />
        <path d="M200 330l-40-75M200 330l-20-82M200 330v-84M200 330l20-82M200 330l40-75" fill="none" stroke="#b98a34" stroke-width="2" />
        <circle cx="178" cy="270" r="7" fill="#c0517f" stroke="none" />
        <circle cx="216" cy="266" r="8" fill="#b23a48" stroke="none" />
        <path d="M140 272q-30 26-18 62M260 272q30 26 18 62" fill="none" stroke="#b23a48" stroke-width="3" />
      </g>
      <g transform={HEAD}>
        <path d="M162 78c0-34 17-48 38-48s38 14 38 48c0 30-15 54-38 54s-38-24-38-54z" fill={SKIN} />
        <path d="M200 22c-38 0-54 30-52 76 2 20 4 34 2 50 22-20 22-62 34-88 6-14 12-22 16-28 4 6 10 14 16 28 12 26 12 68 34 88-2-16 0-30 2-50 2-46-14-76-52-76z" fill={INK} />
        <Features brow="high" lip="#b3262e" />
      </g>
    </g>
  );
}

/** The shaven head, with the blue shade of a razor. */
function Head() {
  return (
    <>
      <ellipse cx="160" cy="84" rx="8" ry="13" fill={SKIN} />
      <ellipse cx="240" cy="84" rx="8" ry="13" fill={SKIN} />
      <path d="M161 74c-2-42 18-58 39-58s41 16 39 58c0 34-15 58-39 58s-39-24-39-58z" fill={SKIN} />
      <path d="M162 66c2-36 20-48 38-48s36 12 38 48c-8-20-22-26-38-26s-30 6-38 26z" fill="#aebcc4" stroke="none" opacity=".75" />
    </>
  );
}

function Bozu({ dress: [robe, shade, kesa] }: { dress: Dress }) {
  const beads = Array.from({ length: 18 }, (_, i) => (i / 18) * 2 * Math.PI);
  return (
    <g stroke={INK} stroke-width="3" stroke-linejoin="round" stroke-linecap="round">
      <path d="M200 124c-52 4-86 30-104 76L34 326c-12 24-26 40-42 54h416c-16-14-30-30-42-54l-62-126c-18-46-52-72-104-76z" fill={robe} />
      <path d="M112 188C70 230 34 290 26 350c52 14 122-2 166-44v-92z" fill={robe} />
      <path d="M288 188c42 42 78 102 86 162-52 14-122-2-166-44v-92z" fill={robe} />
      <path d="M166 134l34 74 34-74-12-4-22 44-22-44z" fill={PAPER} stroke-width="2" />
      <path d="M150 136c-30 8-46 22-54 46l134 186c40-4 78-14 106-32z" fill={kesa} />
      <path d="M124 156l150 204M106 198l122-50M132 240l92-34M166 282l84-32M200 326l92-30" fill="none" stroke={shade} stroke-width="2.4" opacity=".8" />
      <path d="M70 262c24 18 56 24 88 18M330 262c-24 18-56 24-88 18" fill="none" stroke={shade} stroke-width="4" />
      <path d="M184 268c6-14 26-14 32 0 4 14-4 28-16 28s-20-14-16-28z" fill={SKIN} />
      <g fill="#7a3f22" stroke-width="1.4">
        {beads.map((angle) => (
          <circle key={angle} cx={200 + 30 * Math.sin(angle)} cy={308 + 36 * Math.cos(angle)} r="5.6" />
        ))}
      </g>
      <g transform={HEAD}>
        <Head />
        <Features brow="low" />
        <path d="M172 104q4 8 12 12M228 104q-4 8-12 12M182 54q18-6 36 0" fill="none" stroke-width="1.6" opacity=".7" />
      </g>
    </g>
  );
}

function Semimaru({ dress: [robe, shade, lining] }: { dress: Dress }) {
  return (
    <g stroke={INK} stroke-width="3" stroke-linejoin="round" stroke-linecap="round">
      <path d="M200 124c-52 4-86 30-104 76L34 326c-12 24-26 40-42 54h416c-16-14-30-30-42-54l-62-126c-18-46-52-72-104-76z" fill={robe} />
      <path d="M166 134l34 66 34-66-12-4-22 40-22-40z" fill={PAPER} stroke-width="2" />
      <path d="M112 188C70 230 34 290 26 350c40 12 90 4 130-20l30-110z" fill={robe} />
      <path d="M26 350c40 12 90 4 130-20v14c-44 24-92 32-132 20z" fill={lining} stroke-width="2" />
      <path d="M70 262c24 18 56 24 88 18" fill="none" stroke={shade} stroke-width="4" />
      <g>
        <path d="M92 176l-34-30-10 8 26 34z" fill="#5a3a1e" />
        <path d="M84 178l122 86-10 14L76 190z" fill="#7b5127" />
        <path d="M180 244c40-10 92 6 118 44 20 30 18 66-8 76-34 12-84-8-112-48-22-32-24-62 2-72z" fill="#b07a3d" />
        <path d="M202 268c26-4 60 8 76 32M236 300l44 42M84 184l176 138M80 188l176 140" fill="none" stroke="#f1e2bd" stroke-width="1.8" />
        <path d="M248 324l26-16 10 14-28 16z" fill="#5a3a1e" stroke-width="2" />
        <path d="M216 274c6-6 12-4 12 4s-8 10-14 6zM266 304c6-6 12-4 12 4s-8 10-14 6z" fill="#3a2414" stroke="none" />
      </g>
      <path d="M288 188c42 42 78 102 86 162-40 10-84 4-116-24l-14-40c14-26 30-60 44-98z" fill={robe} />
      <path d="M374 350c-40 10-84 4-116-24v14c34 28 78 36 118 24z" fill={lining} stroke-width="2" />
      <path d="M226 276c8-8 22-6 28 4l18 22-12 8-30-14z" fill={SKIN} />
      <path d="M124 214c8-10 24-8 28 2l-6 14-20-6z" fill={SKIN} />
      <g transform={HEAD}>
        <path d={FACE} fill={SKIN} />
        <path d="M156 96c-12-56 14-84 44-84s56 28 44 84c4 18 8 28 16 36-14 2-26-6-28-22-2-22-6-44-32-44s-30 22-32 44c-2 16-14 24-28 22 8-8 12-18 16-36z" fill="#3d4f5c" />
        <path d="M160 62q40-22 80 0" fill="none" stroke="#2a3740" stroke-width="3" />
        <Features brow="low" closed />
        <path d="M186 106q7-4 13 0M201 106q6-4 13 0M196 121q4 16 4 22 0-6 4-22" fill="none" stroke="#6b655c" stroke-width="2.2" />
      </g>
    </g>
  );
}

const DRAWN = { tono: Tono, hime: Hime, bozu: Bozu, semimaru: Semimaru } as const;

/** The poet of a card; who is the same figure is not dressed the same. */
export function Poet({ figure, number }: { figure: Figure; number: number }) {
  const Drawn = DRAWN[figure];
  const dresses = wardrobe[figure];
  return <Drawn dress={dresses[number % dresses.length]!} />;
}
