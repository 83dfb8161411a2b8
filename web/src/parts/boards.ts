/** The tables of the games, each in a folder of its own, loaded when it is needed. */
import type { Component, Snippet } from "svelte";
import type { Begun, Hint, Line } from "../lib/api";

export interface BoardProps {
  scene: Begun;
  hint: Hint | null;
  /** What happened last. */
  news: Line[];
  choose: (answer: string) => void;
  /** What the page puts beside the open question: undo, hints and the like. */
  controls?: Snippet;
  /** The guided game that this is, if it is one. */
  lesson?: string;
}

const BOARDS: Record<string, () => Promise<{ default: Component<BoardProps> }>> = {
  vale: () => import("../games/vale/Board.svelte"),
};

export const boardOf = (game: string): Promise<{ default: Component<BoardProps> }> | undefined => BOARDS[game]?.();
