import { table, words } from "../../../lib/words.svelte";
import { TONES } from "./inks";

/** Names of what stands on the cards, for those who hear them. */
export const things = table(
  {
    might: "Might",
    mind: "Mind",
    mysticism: "Mysticism",
    points: "{n} Hero points",
    pam: "PAM {n}",
    vp: "{n} VP",
    locked: "locked: one in a deck",
    place: "place: {place}",
    dice: "a die",
    gives: "gives {figures}",
    asks: "requires {figures}",
    copies_one: "{n} copy in the box",
    copies_many: "{n} copies in the box",
    unmoved: "no effect of its own",
  },
  {
    might: "Puissance",
    mind: "Esprit",
    mysticism: "Mysticisme",
    points: "{n} points de Héros",
    pam: "PAM {n}",
    vp: "{n} PV",
    locked: "à verrou : une par deck",
    place: "lieu : {place}",
    dice: "un dé",
    gives: "donne {figures}",
    asks: "exige {figures}",
    copies_one: "{n} exemplaire dans la boîte",
    copies_many: "{n} exemplaires dans la boîte",
    unmoved: "aucun effet propre",
  },
  {
    might: "Kracht",
    mind: "Geest",
    mysticism: "Mystiek",
    points: "{n} heldenpunten",
    pam: "PAM {n}",
    vp: "{n} OP",
    locked: "met een slot: één per deck",
    place: "plaats: {place}",
    dice: "een dobbelsteen",
    gives: "geeft {figures}",
    asks: "vereist {figures}",
    copies_one: "{n} exemplaar in de doos",
    copies_many: "{n} exemplaren in de doos",
    unmoved: "geen eigen effect",
  },
);

type Attribute = keyof typeof TONES;

export const isTone = (name: string): name is Attribute => name in TONES;

/** Where there is little room, an attribute is known by so many letters: in English fewer would not do. */
const LETTERS = 3;

export const lettersOf = (name: Attribute): string => words(things)[name].slice(0, LETTERS);
