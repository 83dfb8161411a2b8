/** A table over its socket: the scene as it is, the story so far, and deeds that are sent until they are acknowledged. */
import { get, Problem, type Hint, type Lang, type Line, type Message, type Outgoing, type Scene } from "./api";
import { randomBits } from "./deal";
import { sealFor, sealNext, witness } from "./shuffle";

type Deed = Extract<Message, { request: string }>;
type WithoutRequest<T> = T extends unknown ? Omit<T, "request"> : never;
export type Wish = WithoutRequest<Deed>;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const NO_TABLE = 4404;
const SET_ASIDE = 4409;
const TOO_MANY = 4429;
const SILENCE = 25_000;
const LONGEST_MEMORY = 40;

export class Table {
  scene: Scene | null = $state.raw(null);
  /** What happened, by steps; `fresh` is where the steps begin that were shown last. */
  story: Line[][] = $state.raw([]);
  /** Everybody's score after each of these steps, where the game keeps one. */
  scores: number[][] = $state.raw([]);
  fresh = $state(0);
  hint: Hint | null = $state.raw(null);
  refused: Problem | null = $state.raw(null);
  connected = $state(false);
  missing = $state(false);
  /** The server cannot read this table any more; a later one may. */
  unreadable = $state(false);
  /** A deed that is on its way. */
  pending: Deed | null = $state.raw(null);
  thinking = $state(false);
  /** The seats of the people who look at the table now. */
  here: number[] = $state.raw([]);

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private beat = 0;
  private closed = false;
  /** My bits for the deal, and the socket over which they went: they are in nobody's way. */
  private unseal: Extract<Deed, { type: "unseal" }> | null = null;
  private unsealed: WebSocket | null = null;
  /** Scenes that came since the last frame: they are shown together, so that a quick table does not outrun its page. */
  private came: Scene[] = [];
  /** Until when what is shown is watched, before the next scene comes. */
  private watched = 0;
  private next = 0;
  /** The scenes since I was last asked, the first of them as I left it: what can be watched once more. */
  private since: Scene[] = $state.raw([]);
  /** Whether something waits to be shown. */
  playing = $state(false);

  constructor(
    readonly id: string,
    private lang: Lang,
    /** How long, in milliseconds, what others did is watched; nothing if all of it is shown at once. */
    private readonly pace: (lines: Line[]) => number | null = () => null,
  ) {
    this.open();
    void this.glance();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    document.addEventListener("visibilitychange", this.show);
    document.addEventListener("visibilitychange", this.attendTo);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.next);
    clearInterval(this.beat);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    document.removeEventListener("visibilitychange", this.show);
    document.removeEventListener("visibilitychange", this.attendTo);
    this.socket?.close();
  }

  /** Come back as whoever we are now. */
  renew(): void {
    this.came = [];
    this.story = [];
    this.socket?.close();
  }

  /** Hear everything in another language. */
  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.say({ type: "speak", lang });
  }

  /** Do something: it is sent again after a break until the server has answered. */
  do(wish: Wish): void {
    if (this.pending) return;
    this.skip();
    this.refused = null;
    const deed = { ...wish, request: randomBits() } as Deed;
    if (deed.type === "hint") this.thinking = true;
    else this.pending = deed;
    this.say(deed);
  }

  answer(answer: string): void {
    if (this.scene) this.do({ type: "answer", question: this.scene.question, answer });
  }

  /** Take a seat, with sealed bits for the deal, and what the game asks everybody to bring. */
  sit(seat: number, brings: string | null = null): void {
    if (this.scene && !this.pending) this.do({ type: "sit", seat, seal: sealFor(this.scene), brings });
  }

  rematch(): void {
    if (!this.pending) this.do({ type: "rematch", rotate: true, seal: sealNext(this.id), brings: null });
  }

  /** The table as it was when the page was asked for: on a slow line it is here before the socket is. */
  private async glance(): Promise<void> {
    const scene = await get<Scene>(`/api/tables/${encodeURIComponent(this.id)}?lang=${this.lang}`).catch(() => null);
    if (scene && !this.scene && !this.closed && this.came.length === 0) this.see(scene);
  }

  private say(message: Message): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = `lang=${this.lang}&told=${this.story.length}&heard=${this.scene?.number ?? 0}`;
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.id)}?${query}`);
    this.socket = socket;
    let heard = Date.now();
    clearInterval(this.beat);
    this.beat = window.setInterval(() => {
      if (Date.now() - heard > 2 * SILENCE) socket.close();
      else this.say({ type: "ping" });
    }, SILENCE);
    socket.onopen = () => {
      this.connected = true;
      if (document.hidden) this.attendTo();
      if (this.pending) this.say(this.pending);
    };
    socket.onmessage = (event) => {
      heard = Date.now();
      this.wait = FIRST_WAIT;
      this.hear(JSON.parse(event.data as string) as Outgoing);
    };
    socket.onclose = (event) => {
      this.connected = false;
      this.thinking = false;
      if (event.code === TOO_MANY) {
        this.refused = new Problem(0, "slow_down", event.reason);
        this.wait = LONGEST_WAIT;
      }
      if (event.code === NO_TABLE) this.missing = true;
      else if (event.code === SET_ASIDE) this.unreadable = true;
      else if (!this.closed) this.later();
    };
  }

  /** Others see whether I look at the table. */
  private attendTo = (): void => this.say({ type: "attend", here: !document.hidden });

  private later(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private hurry = (): void => {
    if (this.connected || this.closed || this.missing || this.unreadable || document.hidden) return;
    if (this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.open();
  };

  private hear(message: Outgoing): void {
    if (message.type === "scene") {
      this.attend(message);
      if (this.came.push(message) === 1) requestAnimationFrame(this.show);
      if (document.hidden) this.show();
    } else if (message.type === "ack") this.settle(message.request);
    else if (message.type === "here") this.here = message.seats;
    else if (message.type === "hint") {
      this.thinking = false;
      this.hint = message;
    } else if (message.type === "refusal" && message.request !== this.unseal?.request) {
      this.thinking = false;
      this.settle(message.request);
      this.refused = new Problem(0, message.code, message.message);
    }
  }

  /** The deal waits for bits of mine: they are sent by themselves, once over each socket. */
  private attend(scene: Scene): void {
    const bits = witness(scene);
    if (!bits || this.unsealed === this.socket) return;
    this.unseal ??= { type: "unseal", request: randomBits(), bits };
    this.unsealed = this.socket;
    this.say(this.unseal);
  }

  private settle(request: string | null): void {
    if (request === null || this.pending?.request === request) this.pending = null;
  }

  /** Shows what has come: others' actions one after the other, each as long as it takes to watch it. */
  private show = (): void => {
    clearTimeout(this.next);
    if (this.closed || this.came.length === 0) return;
    const left = this.watched - performance.now();
    if (document.hidden || this.pace([]) === null) this.skip();
    else if (left > 0) this.next = window.setTimeout(this.show, left);
    else this.reveal(this.came.splice(0, 1));
    this.playing = this.came.length > 0;
  };

  /** Shows everything that waits at once. */
  skip = (): void => {
    clearTimeout(this.next);
    this.watched = 0;
    if (this.came.length > 0 && !this.closed) this.reveal(this.came.splice(0));
    this.playing = false;
  };

  /** What is shown now is watched for so many milliseconds more, before the next scene comes. */
  hold = (long: number): void => {
    this.watched = performance.now() + long;
    this.show();
  };

  /** Shows once more what happened since I was last asked. */
  again = (): void => {
    if (this.playing || !this.last || !this.scene) return;
    this.came = [...this.since, this.scene];
    this.show();
  };

  /** Whether something happened since I was last asked. */
  get last(): boolean {
    return this.since.length > 1;
  }

  private reveal(scenes: Scene[]): void {
    for (const scene of scenes) {
      this.remember(scene);
      this.see(scene);
    }
    this.fresh = Math.min(...scenes.map((scene) => scene.story.from));
    const mine = scenes.at(-1)!.seat;
    const seen = scenes.at(-1)!.story.steps.flat();
    this.watched = performance.now() + (this.pace(seen.filter((line) => line.seat !== mine)) ?? 0);
    if (this.came.length > 0) this.show();
  }

  /** What happens while others are asked is kept, with the moment before. */
  private remember(scene: Scene): void {
    const before = this.scene;
    if (scene.seat < 0 || !before) return;
    if (scene.prompt === "") {
      this.since = before.prompt ? [before, scene] : [...this.since.slice(-LONGEST_MEMORY), scene];
    } else if (before.prompt === "") this.since = [...this.since, scene];
  }

  private see(scene: Scene): void {
    this.story = [...this.story.slice(0, scene.story.from), ...scene.story.steps];
    this.scores = [...this.scores.slice(0, scene.story.from), ...scene.story.scores];
    if (this.hint && this.hint.question !== scene.question) this.hint = null;
    if (this.scene && this.scene.question !== scene.question) this.refused = null;
    // The next question is open, so what was said to the last one has been heard, though its receipt may still come.
    if (this.pending && "question" in this.pending && this.pending.question !== scene.question) this.pending = null;
    this.scene = scene;
  }
}
