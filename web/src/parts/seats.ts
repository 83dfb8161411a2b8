/** What tells the players apart, in every game: a colour, a letter and a shape each. */

export interface SeatLook {
  letter: string;
  colour: string;
  ink: string;
  /** The outline of the player's marker, in a square of 24. */
  shape: string;
}

const CIRCLE = "M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21z";
const LOZENGE = "M12 .5L23.5 12 12 23.5.5 12z";
const SQUARE = "M5 2.5h14A2.5 2.5 0 0 1 21.5 5v14a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 19V5A2.5 2.5 0 0 1 5 2.5z";
const HEXAGON = "M12 .5l10 5.75v11.5L12 23.5 2 17.75V6.25z";
const SHIELD = "M2.5 2h19v11c0 6-5 8.5-9.5 10.5C7.5 21.5 2.5 19 2.5 13z";
const OCTAGON = "M7.5 1.5h9l6 6v9l-6 6h-9l-6-6v-9z";

export const SEATS: readonly SeatLook[] = [
  { letter: "A", colour: "#0c7c7a", ink: "#fff", shape: CIRCLE },
  { letter: "B", colour: "#c2255c", ink: "#fff", shape: LOZENGE },
  { letter: "C", colour: "#f0b429", ink: "#2b1c00", shape: SQUARE },
  { letter: "D", colour: "#4353c4", ink: "#fff", shape: HEXAGON },
  { letter: "E", colour: "#6b3fa0", ink: "#fff", shape: SHIELD },
  { letter: "F", colour: "#8a4b12", ink: "#fff", shape: OCTAGON },
];

export const lookOf = (seat: number): SeatLook => SEATS[seat % SEATS.length]!;
