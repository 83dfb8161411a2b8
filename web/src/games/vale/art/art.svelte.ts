/** The icons of the cards: those of a set come as one piece, when the first of them is to be shown. */

type Shapes = Record<string, string>;

const PIECES: Record<string, () => Promise<{ default: Shapes }>> = {
  base: () => import("./icons-base"),
  artifacts: () => import("./icons-artifacts"),
  curse: () => import("./icons-curse"),
};

const asked = new Set<string>();
let known: Record<string, Shapes> = $state.raw({});

/** Fetches the icons of a set ahead of time. */
export function loadArt(set: string): void {
  const piece = PIECES[set];
  if (!piece || asked.has(set)) return;
  asked.add(set);
  piece().then(
    ({ default: shapes }) => (known = { ...known, [set]: shapes }),
    () => asked.delete(set),
  );
}

/** The outline of a card's icon in a square of 512; nothing until its set has come. Read it in a component. */
export function artOf(set: string, id: string): string | undefined {
  loadArt(set);
  return known[set]?.[id];
}
