/** The icons of a game's cards: those of a set come as one piece, when the first of them is to be shown. */

type Shapes = Record<string, string>;

/** Finds the outline of a card's icon in a square of 512; nothing until its set has come. Ask it in a component. */
export type Icons = (set: string, id: string) => string | undefined;

export function iconsOf(pieces: Record<string, () => Promise<{ default: Shapes }>>): Icons {
  const asked = new Set<string>();
  let known: Record<string, Shapes> = $state.raw({});

  function fetch(set: string): void {
    const piece = pieces[set];
    if (!piece || asked.has(set)) return;
    asked.add(set);
    piece().then(
      ({ default: shapes }) => (known = { ...known, [set]: shapes }),
      () => asked.delete(set),
    );
  }
  return (set, id) => {
    fetch(set);
    return known[set]?.[id];
  };
}
