/** Whose pictures the games show: each game names its own, and only the page that shows them loads the names. */

export interface Credits {
  ICONS: { name: string; link: string; licence: string; licence_link: string };
  AUTHORS: readonly string[];
}

const lists = import.meta.glob<Credits>("../games/*/art/credits.ts");

/** One list for each source, even if several games draw from it. */
export async function credits(): Promise<Credits[]> {
  const found = await Promise.all(Object.values(lists).map((load) => load()));
  return [...new Map(found.map((it) => [it.ICONS.link, it])).values()];
}
