/** What this browser adds to the shuffle of a table, and what it remembers of it to check it by, until the end. */
import { post, type NewTable, type Scene, type Schemas } from "./api";
import { randomBits, seal } from "./deal";
import { settings } from "./settings.svelte";

/** `next` are bits for the rematch, until its table is known; `seals` are those that I saw when I opened mine. */
export interface Memory {
  bits?: string;
  next?: string;
  commitment?: string;
  seals?: string[];
}

const PREFIX = "deal:";
const MOST = 200;

export function memory(table: string): Memory {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + table) ?? "{}") as Memory;
  } catch {
    return {};
  }
}

/** Remember something of a table; false where the browser keeps nothing. */
function remember(table: string, part: Memory): boolean {
  try {
    const known = JSON.stringify({ ...memory(table), ...part, at: Date.now() });
    localStorage.setItem(PREFIX + table, known);
    forget();
    return true;
  } catch {
    return false;
  }
}

/** Let go of the oldest tables: a browser keeps only so much. */
function forget(): void {
  const all = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  if (all.length <= MOST) return;
  const when = (key: string): number => (JSON.parse(localStorage.getItem(key) ?? "{}") as { at?: number }).at ?? 0;
  for (const key of all.sort((a, b) => when(a) - when(b)).slice(0, all.length - MOST)) localStorage.removeItem(key);
}

/** Lay a table; its id. Whoever sits there at once seals bits, unless somebody may know the cards anyway. */
export async function lay(table: NewTable): Promise<string> {
  const shuffled = [table.seed, table.moment, table.scenario].every((it) => (it ?? null) === null);
  const bits = randomBits();
  // The table has no name yet, so that they are kept without one first: none are sealed that could not be opened.
  const sealed = shuffled && table.chairs.some((it) => it.kind === "me") && remember("", { bits });
  const path = `/api/tables?lang=${settings.lang}`;
  const { id } = await post<Schemas["Laid"]>(path, sealed ? { ...table, seal: seal(bits) } : table);
  if (sealed) remember(id, { bits });
  return id;
}

/** The seal to sit down with; null if there is nothing to shuffle. Who sits down again has the same. */
export function sealFor({ table, deal }: Scene): string | null {
  if (deal.origin !== "shuffled" || deal.commitment === null) return null;
  const { bits = randomBits(), commitment = deal.commitment } = memory(table);
  return remember(table, { bits, commitment }) ? seal(bits) : null;
}

/** The seal for a rematch. */
export function sealNext(table: string): string | null {
  const { next = randomBits() } = memory(table);
  return remember(table, { next }) ? seal(next) : null;
}

/** See a scene before it is shown: remember what it promises. The bits that it wants from this browser, if any. */
export function witness(scene: Scene): string | null {
  const { table, seat, seats, deal } = scene;
  if (scene.rematch) inherit(table, scene.rematch);
  if (scene.status !== "open" || seat < 0 || deal.commitment === null) return null;
  const { bits, commitment, seals } = memory(table);
  if (!commitment) remember(table, { commitment: deal.commitment });
  // Whoever opens bits before everybody has sealed theirs lets others choose theirs by them, whatever the server says.
  const all = seats.every((it, i) => it.account || it.level || deal.seals[i]);
  if (!bits || !all || !deal.waiting.includes(seat) || seal(bits) !== deal.seals[seat]) return null;
  if (!seals) remember(table, { seals: deal.seals });
  return bits;
}

function inherit(table: string, rematch: string): void {
  const { next } = memory(table);
  if (next && !memory(rematch).bits) remember(rematch, { bits: next });
}
