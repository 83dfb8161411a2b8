/** What went wrong, in the language of the page. */
import { Problem } from "../lib/api";
import { moment } from "../lib/time";
import { fill, words } from "../lib/words.svelte";
import { problems } from "./words/problems";

export type Code = keyof (typeof problems)["en"];

/** `read` says that a code means something more exact here. What a game objects to follows in its words, a line each. */
export function complaint(error: unknown, read: Record<string, Code> = {}): string {
  const known = words(problems);
  const w: Record<string, string | undefined> = known;
  if (!(error instanceof Problem)) return known.unknown;
  const code = read[error.code] ?? error.code;
  if (code === "unfit") return `${known.unfit}\n${error.message}`;
  const until = error.message.match(/(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC/);
  if (!until) return w[`${code}_for_good`] ?? w[code] ?? error.message;
  return fill(w[code] ?? error.message, { until: moment(Date.parse(`${until[1]}T${until[2]}Z`)) });
}
