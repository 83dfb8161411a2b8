/** Whom I do not want to hear, or to meet. */
import { get, put, remove, type Schemas } from "./api";

export type Kind = "muted" | "blocked";
type Somebody = Schemas["Shunned"];

class Manners {
  muted: Somebody[] = $state.raw([]);
  blocked: Somebody[] = $state.raw([]);

  async load(): Promise<void> {
    const [muted, blocked] = await Promise.all(
      (["muted", "blocked"] as const).map((kind) => get<Schemas["ShunnedList"]>(`/api/me/${kind}`)),
    );
    this.muted = muted!.people;
    this.blocked = blocked!.people;
  }

  has(kind: Kind, id: string): boolean {
    return this[kind].some((it) => it.id === id);
  }

  async change(kind: Kind, who: Somebody, on: boolean): Promise<void> {
    const path = `/api/me/${kind}/${encodeURIComponent(who.id)}`;
    await (on ? put(path) : remove(path));
    const others = this[kind].filter((it) => it.id !== who.id);
    this[kind] = on ? [who, ...others] : others;
  }
}

export const manners = new Manners();
