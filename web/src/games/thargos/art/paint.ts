/** Painted backgrounds, made from a card's id: the same card always has the same one, no two are alike. */
import { diceOf } from "../../../parts/paint/brushes";
import type { Scene } from "../../../parts/paint/scene";
import { heroOf, type Card } from "../view";
import { PLACES, type Ground } from "./places";

/** Where a faction is at home. */
const SEATS: Record<string, Ground> = {
  imperial: "citadel",
  air_cult: "ash",
  black_falcons: "iron",
  renegade: "ember",
  tyla: "citadel",
  spider: "catacomb",
  krill: "blood",
  cobra: "fen",
  nunnorian: "iron",
  pure: "bone",
  eclipse: "blood",
  prizers: "catacomb",
  wolf: "fen",
  black_hand: "ash",
  black_scorpion: "ember",
};
/** Cards that belong in one place. */
const HOMES: Record<string, Ground> = {
  jethreki_abomination: "fen",
  raskor_champion: "citadel",
  karg_demon_summoner: "ember",
  ulmareth: "catacomb",
  drowned_centurion: "fen",
  gnawer_of_names: "bone",
  bell_ringer_of_the_plague_cart: "ash",
  earth_elemental: "ash",
  flickering_cinderling: "ember",
  tide_spirit_of_elios: "fen",
  bronze_guardian_of_kurnor: "iron",
  pact_of_blood: "blood",
  oracle_bones: "bone",
  burning_tome: "ember",
  rune_of_iron_will: "iron",
  weeping_idol: "catacomb",
  loaded_dice: "catacomb",
  feral_blood: "blood",
  candle_of_the_last_rite: "catacomb",
  shroud_of_grave_salt: "bone",
  troll_raid: "fen",
  darkun_commando_raid: "blood",
  question_chamber: "catacomb",
  blood_frenzy: "blood",
  rust_and_ruin: "iron",
  fire_in_the_armoury: "ember",
  grave_robbers: "bone",
  reckless_charge: "blood",
  war_horn_of_telvar: "blood",
  omen_of_ashes: "ash",
  waters_of_elios: "fen",
  dead_are_counted: "bone",
  night_march: "citadel",
  barrow_opens: "bone",
  procession_of_the_drowned: "fen",
  no_rest_for_the_faithful: "catacomb",
  light_the_watch_fires_of_tyla: "ember",
  quench_the_fire_shrine: "ember",
  storm_the_ember_chapel: "ember",
  drive_off_the_carrion_pack: "bone",
  locate_the_beasts_lair: "fen",
  hunt_the_darkwolf: "fen",
  hold_the_rarlonn_pass: "ash",
  bind_the_canal_wraith: "catacomb",
  raid_the_bronze_foundry: "iron",
  grave_for_two_kings: "bone",
  slay_the_wyrm_of_karnarcos: "ash",
  break_the_host_of_karnarcos: "blood",
  survive_the_jethreki_hordes_attack: "blood",
  fear_as_a_weapon: "blood",
  burn_the_enemy_city: "ember",
  close_the_nameless_rift: "catacomb",
  burn_the_ledgers: "ember",
  beneath_the_salt_market: "catacomb",
  sextons_whispers: "catacomb",
  quell_the_rope_makers_riot: "ember",
  judge_the_traitor_of_condar: "blood",
  feast_at_the_plague_pit: "bone",
  ring_the_sunken_bell: "fen",
  crown_of_grave_dust: "catacomb",
};
/** Where towns lie, where the wild is, and anywhere. */
const LANDS: Record<string, Ground[]> = {
  urban: ["citadel", "citadel", "catacomb", "iron"],
  wild: ["ash", "fen", "bone", "ash"],
  any: ["iron", "ash", "blood", "catacomb", "citadel", "ember"],
};

/** The place in which a card is shown. */
export function groundOf(card: Pick<Card, "id" | "factions" | "place">): Ground {
  const id = heroOf(card.id);
  const lands = LANDS[card.place ?? "any"]!;
  return HOMES[id] ?? SEATS[card.factions[0] ?? ""] ?? lands[Math.floor(diceOf(id)(0, lands.length))]!;
}

/** The background of a card, 100 wide and so high; its middle, where the icon stands, is at `y`. */
export const paint = (card: Card, height: number, y: number): Scene =>
  PLACES[groundOf(card)](diceOf(heroOf(card.id)), height, 50, y, 0);
