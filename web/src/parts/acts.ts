/** What can be done with a card, as a button on it. */

export interface Act {
  /** The answer that it gives. */
  answer: string;
  verb: string;
  /** The button's own word, and the whole of it for those who hear it. */
  label: string;
  words: string;
  /** Whether it is not done lightly: it comes last, and nothing invites to it. */
  rare: boolean;
  /** What is good to know before, below the button's word. */
  note?: string;
}

/** Why nothing can be done with a card, and the number of the rule that says so. */
export interface Why {
  text: string;
  rule: string;
}

/** Answers as buttons: the rules' own order, but what does something is read before what lets it be. */
export function willingFirst<It>(answers: It[], refuses: (answer: It) => boolean): It[] {
  return answers.toSorted((a, b) => Number(refuses(a)) - Number(refuses(b)));
}
