/** The players have the same colours here as in every game. */
export { lookOf, SEATS, type SeatLook } from "../../parts/seats";
