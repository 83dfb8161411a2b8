/** What tells the Rival, who has no seat, apart from the players. */
export const RIVAL = { letter: "R", colour: "#5b1410", ink: "#fff" };
