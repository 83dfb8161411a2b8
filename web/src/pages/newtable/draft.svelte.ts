/** A table that is being planned: what the form has chosen so far, and what it sends. */
import { get, type GameLine, type Scene, type Schemas } from "../../lib/api";
import { party } from "../../lib/options";
import { DAY } from "../../parts/pace";

export type Chair = Schemas["NewChair"];
export type Pace = "live" | "clock" | "days";
export const PRESETS = [
  { bank: 5, increment: 10 },
  { bank: 10, increment: 15 },
  { bank: 20, increment: 30 },
  { bank: 45, increment: 60 },
];
export const DAYS = [1, 2, 3, 7];
const MINUTE = 60;
const HOUR = 3600;
const ABSENCES = [MINUTE, 3 * MINUTE, 10 * MINUTE, 12 * HOUR, DAY, 2 * DAY, 3 * DAY];
const LEVEL = "normal";

export class Draft {
  game = $state("");
  options: Record<string, string> = $state({});
  chairs: Chair[] = $state([]);
  pace: Pace = $state("live");
  preset = $state(1);
  days = $state(2);
  /** Seconds until a bot plays for somebody; 0: never. */
  absence = $state(0);
  /** What I bring, where the game asks for something. */
  brings = $state("");
  public = $state(false);
  hints = $state(true);
  /** Whether it is to be rated, if anything was said about it. */
  rated: boolean | null = $state(null);
  /** Where it begins, if not at the beginning: a moment of another game, or a prepared position. */
  moment: Schemas["Origin"] | null = $state.raw(null);
  /** Whether it is known who plays in the game of that moment; until then no table is laid. */
  followed = $state(false);
  scenario: string | null = $state.raw(null);
  /** A prepared position was asked for, but this browser has it no more. */
  lost = $state(false);

  constructor(query: URLSearchParams) {
    this.game = query.get("game") ?? "";
    for (const name of (query.get("with") ?? "").split(",").filter(Boolean)) this.options[name] = "with";
    const [table, step] = (query.get("moment") ?? "").split(":");
    if (table) this.moment = { table, step: Number(step) || 0 };
    else if (query.has("scenario")) this.scenario = kept("scenario");
    this.lost = !table && query.has("scenario") && !this.scenario;
    const laid = this.scenario?.match(/^\s*\[\[seat\]\]/gm)?.length;
    const players = Number(query.get("players")) || laid || 2;
    this.chairs = Array.from({ length: Math.min(8, Math.max(1, players)) }, () => ({ kind: "bot", level: LEVEL }));
    const level = query.get("level");
    if (level) this.chairs.forEach((chair) => (chair.level = level));
    this.seat(Math.max(0, Number(query.get("seat")) || 0), { kind: "me" });
  }

  /** Whether cards and rules are settled already. */
  get settled(): boolean {
    return this.moment !== null || this.scenario !== null;
  }

  get clock(): Schemas["Clock"] | null {
    if (this.pace === "live") return null;
    if (this.pace === "days") return { bank: this.days * DAY, increment: this.days * DAY };
    const preset = PRESETS[this.preset] ?? PRESETS[1];
    return preset ? { bank: preset.bank * MINUTE, increment: preset.increment } : null;
  }

  /** After how many seconds a bot may be asked to come: while the clock still runs. */
  get absences(): number[] {
    const most = this.clock?.bank ?? HOUR;
    return [0, ...ABSENCES.filter((it) => it < most && (this.pace !== "days" || it > HOUR))];
  }

  get people(): number {
    return this.chairs.filter((chair) => chair.kind !== "bot").length;
  }

  /** As many chairs as players; a new one is for a bot. */
  resize(players: number): void {
    while (this.chairs.length < players) this.chairs.push({ kind: "bot", level: LEVEL });
    this.chairs.length = players;
  }

  /** Who takes a chair; I can sit on one only. */
  seat(i: number, chair: Chair): void {
    if (i >= this.chairs.length) return;
    if (chair.kind === "me") {
      this.chairs = this.chairs.map((it) => (it.kind === "me" ? { kind: "open" } : it));
    }
    this.chairs[i] = chair;
  }

  /** The game is on the shelf, and so many can play it. */
  fit(shelf: GameLine[]): void {
    const game = shelf.find((it) => it.name === this.game) ?? shelf[0];
    if (!game) return;
    this.game = game.name;
    const can = party(game, this.options);
    if (can && !this.settled) this.resize(Math.min(can.most, Math.max(can.fewest, this.chairs.length)));
  }

  /** Take over what the game was whose moment this begins with: its players, its bots' levels, and my seat there. */
  async follow(me: string | undefined): Promise<void> {
    if (!this.moment) return;
    this.followed = false;
    const scene = await get<Scene>(`/api/tables/${encodeURIComponent(this.moment.table)}`);
    this.game = scene.plan.game;
    this.options = { ...scene.plan.options };
    this.resize(scene.plan.players);
    scene.seats.forEach(({ level }, i) => {
      if (level && this.chairs[i]?.kind === "bot") this.chairs[i] = { kind: "bot", level };
    });
    const mine = scene.seats.findIndex((seat) => seat.account !== null && seat.account === me);
    const there = this.chairs.findIndex((chair) => chair.kind === "me");
    if (mine >= 0 && mine !== there) {
      if (there >= 0) this.chairs[there] = { kind: "bot", level: scene.seats[there]?.level ?? LEVEL };
      this.chairs[mine] = { kind: "me" };
    }
    this.followed = true;
  }

  /** What is sent; `asks` says whether the game wants everybody to bring something. */
  body(rated: boolean, asks: boolean): Schemas["NewTable"] {
    const brings = (chair: Chair): string | null =>
      (asks && (chair.kind === "me" ? this.brings : chair.brings)) || null;
    const absence = this.absences.includes(this.absence) ? this.absence : 0;
    return {
      game: this.game,
      chairs: this.chairs.map((chair) => ({ ...chair, brings: brings(chair) })),
      options: { ...this.options },
      public: this.public,
      clock: this.clock,
      absence: absence || null,
      hints: this.hints && !rated,
      rated,
      moment: this.moment,
      scenario: this.scenario,
    };
  }
}

function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
