/** A scenario on paper, as the server reads it: TOML, with a table for the game and one for everybody who sits there. */
export type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value };
export type Page = Record<string, Value>;

export function toml(table: Page, seats: readonly Page[]): string {
  const lines = (page: Page): string[] => Object.entries(page).map(([key, value]) => `${key} = ${written(value)}`);
  return [...lines(table), ...seats.flatMap((seat) => ["", "[[seat]]", ...lines(seat)]), ""].join("\n");
}

function written(value: Value): string {
  if (typeof value === "string") return `"${value}"`;
  if (typeof value !== "object") return String(value);
  if (isList(value)) return `[${value.map(written).join(", ")}]`;
  return `{ ${Object.entries(value)
    .map(([key, it]) => `${key} = ${written(it)}`)
    .join(", ")} }`;
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);
