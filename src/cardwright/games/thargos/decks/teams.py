"""The eight ready-made teams with their decks; docs/decks.md has the plan of each."""

from functools import cache
from typing import Final

from cardwright.games.thargos.cards.sets import HERO_NUMBERS, NUMBERS
from cardwright.games.thargos.decks.chance import evened, suited, trimmed
from cardwright.games.thargos.decks.checking import in_play, mission_band, most_pam
from cardwright.games.thargos.decks.deck import Deck
from cardwright.games.thargos.decks.sharing import code_of
from cardwright.games.thargos.terms import TOLD
from cardwright.kernel.dice import seeded


class Team:
    """A ready-made team: its name, its Heroes, how many there are of each card, and the box that it needs besides."""

    def __init__(self, id: str, heroes: str, cards: dict[str, int], box: str = "base") -> None:
        self.id: Final = id
        self.deck: Final = Deck(
            [HERO_NUMBERS[hero] for hero in heroes.split()],
            [NUMBERS[card] for card, n in cards.items() for _ in range(n)],
        )
        self.box: Final = box


# The first two can be built together from one box.
TEAMS: Final[list[Team]] = [
    Team(
        "vanguard",
        "krisoss imperial_general imperial_tracker imperial_healer",
        {
            "guardian": 2, "makden_warrior_scout": 1, "temple_guardian": 1, "legion_longsword": 2,
            "falcon_feather_bow": 1, "legion_drill": 2, "paid_informant": 1, "rune_of_iron_will": 1, "oracle_bones": 1,
            "field_surgeon": 2, "standard_of_the_compact": 1, "burning_tome": 1, "tower_shield": 1,
            "plate_of_the_old_empire": 1, "watchers_lens": 1, "loaded_dice": 1,
            "gryphon_of_graxx_ambush": 1, "spinocanth_lightning_attack": 1, "troll_raid": 2,
            "dispatches_from_the_front": 1, "panic_in_the_streets": 1, "waters_of_elios": 1, "smuggled_arms": 2,
            "grave_robbers": 1, "sealed_by_edict": 2, "richer_paymaster": 1,
            "war_horn_of_telvar": 1, "barricade": 2, "ancestral_ward": 1, "walls_have_ears": 1, "turn_of_the_tide": 1,
            "dead_are_counted": 1,
            "drive_off_the_carrion_pack": 1, "quench_the_fire_shrine": 1, "turn_a_captains_coat": 1,
            "locate_the_beasts_lair": 1, "escort_the_wounded": 1, "hold_the_rarlonn_pass": 1, "hunt_the_darkwolf": 1,
            "raid_the_bronze_foundry": 1, "scatter_your_enemies": 1, "spy_on_the_guilds_of_kurnor": 1,
            "grave_for_two_kings": 1, "survive_the_jethreki_hordes_attack": 1, "trade_hostages_at_the_bridge": 1,
            "slay_the_wyrm_of_karnarcos": 1, "win_the_games_of_celestia": 1, "lift_the_siege_of_elios": 1,
            "topple_the_war_council": 1, "burn_the_enemy_city": 1, "crown_a_puppet_emperor": 1,
            "break_the_host_of_karnarcos": 1,
        },
    ),
    Team(
        "knives",
        "vashkael spider_darkun_slayer noruk iskreth",
        {
            "earth_elemental": 1, "flickering_cinderling": 1, "wandering_zephyr": 2, "temple_guardian": 1,
            "twin_knives_of_the_black_hand": 2, "scorpion_oil": 1, "street_cunning": 2, "gamblers_calm": 1,
            "paid_informant": 1, "veil_of_dusk": 1, "rune_of_iron_will": 1, "pact_of_blood": 1, "oracle_bones": 1,
            "war_hound_of_krill": 1, "porter_and_pack_mule": 1, "tower_shield": 1, "prefects_chain": 1,
            "spinocanth_lightning_attack": 1, "cyclops_of_slavit": 1, "darkun_commando_raid": 2,
            "dispatches_from_the_front": 1, "market_rumours": 2, "reading_of_the_entrails": 1, "extortion": 1,
            "question_chamber": 1, "waters_of_elios": 1, "blood_frenzy": 1, "rust_and_ruin": 2,
            "fire_in_the_armoury": 1, "forged_orders": 1, "false_summons": 1, "double_bluff": 1, "tripwire": 1,
            "walls_have_ears": 1,
            "break_the_toll_gate": 1, "buy_a_guildmasters_silence": 1, "counter_the_meloks_attack": 1,
            "drive_off_the_carrion_pack": 1, "crack_the_couriers_cipher": 1, "quench_the_fire_shrine": 1,
            "infiltrate_the_enemy_colony": 1, "hold_the_rarlonn_pass": 1, "bind_the_canal_wraith": 1,
            "storm_the_ember_chapel": 2, "locate_the_secret_gate_of_rund": 1, "raid_the_bronze_foundry": 1,
            "steal_the_eclipse_codex": 1, "secret_hoard_discovered": 1, "racket_in_kurnor": 1, "fear_as_a_weapon": 1,
            "unmask_the_heretic_prelate": 1, "uncover_the_secrets_of_metbetoch": 1, "lift_the_siege_of_elios": 1,
        },
    ),
    Team(
        "rampart",
        "aldren mason_knight_of_the_compact raskor_champion tebezil",
        {
            "earth_elemental": 4, "guardian": 4, "bronze_guardian_of_kurnor": 1, "temple_guardian": 3,
            "rune_of_iron_will": 2, "porter_and_pack_mule": 2, "standard_of_the_compact": 1, "tower_shield": 1,
            "plate_of_the_old_empire": 2,
            "gryphon_of_graxx_ambush": 1, "dispatches_from_the_front": 2, "market_rumours": 2, "waters_of_elios": 2,
            "smuggled_arms": 2, "grave_robbers": 2, "reckless_charge": 1, "war_horn_of_telvar": 1, "barricade": 3,
            "ancestral_ward": 1, "dead_are_counted": 3,
            "drive_off_the_carrion_pack": 2, "quench_the_fire_shrine": 2, "hold_the_rarlonn_pass": 3,
            "storm_the_ember_chapel": 1, "hunt_the_darkwolf": 3, "raid_the_bronze_foundry": 1, "grave_for_two_kings": 1,
            "win_the_games_of_celestia": 1, "lift_the_siege_of_elios": 4, "crown_a_puppet_emperor": 1,
            "break_the_host_of_karnarcos": 1,
        },
    ),
    Team(
        "siege",
        "fang_of_the_sunken_temple weaver_of_a_thousand_threads cobra_sorceress lookout_of_the_black_falcons",
        {
            "tide_spirit_of_elios": 3, "wandering_zephyr": 1, "bronze_guardian_of_kurnor": 1,
            "temple_guardian": 2, "scorpion_oil": 2, "street_cunning": 1, "paid_informant": 1, "rune_of_iron_will": 3,
            "porter_and_pack_mule": 1, "burning_tome": 1, "tower_shield": 1, "watchers_lens": 1, "prefects_chain": 2,
            "spinocanth_lightning_attack": 1, "cyclops_of_slavit": 1, "troll_raid": 3, "darkun_commando_raid": 4,
            "market_rumours": 1, "extortion": 2, "panic_in_the_streets": 1, "rust_and_ruin": 1,
            "fire_in_the_armoury": 1, "sealed_by_edict": 2, "barricade": 2, "tripwire": 1,
            "counter_the_meloks_attack": 1, "drive_off_the_carrion_pack": 1, "quench_the_fire_shrine": 3,
            "infiltrate_the_enemy_colony": 4, "escort_the_wounded": 2, "bind_the_canal_wraith": 1,
            "steal_the_eclipse_codex": 1, "secret_hoard_discovered": 1, "unmask_the_heretic_prelate": 2,
            "uncover_the_secrets_of_metbetoch": 4,
        },
    ),
    Team(
        "guilds",
        "kurnor_assassin velasque gutter_prizer captain_jorrun_blackwing",
        {
            "legion_longsword": 1, "twin_knives_of_the_black_hand": 3, "falcon_feather_bow": 2, "street_cunning": 3,
            "legion_drill": 2, "gamblers_calm": 1, "paid_informant": 2, "rune_of_iron_will": 2,
            "porter_and_pack_mule": 1, "loaded_dice": 2, "prefects_chain": 1,
            "dispatches_from_the_front": 1, "market_rumours": 1, "extortion": 2, "fire_in_the_armoury": 2,
            "forged_orders": 4, "night_march": 3, "richer_paymaster": 2, "reckless_charge": 4, "double_bluff": 1,
            "buy_a_guildmasters_silence": 1, "drive_off_the_carrion_pack": 2, "turn_a_captains_coat": 1,
            "infiltrate_the_enemy_colony": 4, "escort_the_wounded": 4, "scatter_your_enemies": 1,
            "spy_on_the_guilds_of_kurnor": 2, "racket_in_kurnor": 2, "trade_hostages_at_the_bridge": 3,
        },
    ),
    Team(
        "blood",
        "hragga moonless_runner marshal_of_the_broken_horn oskillos",
        {
            "guardian": 2, "makden_warrior_scout": 2, "legion_longsword": 3, "widowmaker_glaive": 1,
            "falcon_feather_bow": 1, "legion_drill": 2, "rune_of_iron_will": 1, "pact_of_blood": 1,
            "war_hound_of_krill": 3, "plate_of_the_old_empire": 1, "feral_blood": 3,
            "spinocanth_lightning_attack": 1, "dispatches_from_the_front": 3, "market_rumours": 3, "waters_of_elios": 2,
            "blood_frenzy": 3, "night_march": 2, "reckless_charge": 3, "turn_of_the_tide": 1, "dead_are_counted": 2,
            "drive_off_the_carrion_pack": 4, "hold_the_rarlonn_pass": 4, "hunt_the_darkwolf": 2,
            "raid_the_bronze_foundry": 1, "scatter_your_enemies": 1, "grave_for_two_kings": 1,
            "survive_the_jethreki_hordes_attack": 2, "slay_the_wyrm_of_karnarcos": 3, "burn_the_enemy_city": 1,
            "break_the_host_of_karnarcos": 1,
        },
    ),
    Team(
        "fates",
        "saphirel karg_demon_summoner jethreki_abomination novice_of_the_ninth_gale",
        {
            "makden_warrior_scout": 2, "wandering_zephyr": 3, "temple_guardian": 2, "veil_of_dusk": 2,
            "oracle_bones": 4, "rune_of_iron_will": 2, "porter_and_pack_mule": 2, "burning_tome": 1, "watchers_lens": 1,
            "loaded_dice": 1,
            "spinocanth_lightning_attack": 1, "market_rumours": 3, "reading_of_the_entrails": 4, "waters_of_elios": 1,
            "forged_orders": 2, "false_summons": 3, "richer_paymaster": 2, "double_bluff": 1, "ancestral_ward": 2,
            "turn_of_the_tide": 1,
            "counter_the_meloks_attack": 3, "light_the_watch_fires_of_tyla": 3, "quench_the_fire_shrine": 3,
            "wake_the_stone_oracle": 2, "infiltrate_the_enemy_colony": 1, "bind_the_canal_wraith": 3,
            "unmask_the_heretic_prelate": 1, "uncover_the_secrets_of_metbetoch": 3, "close_the_nameless_rift": 1,
        },
    ),
    Team(
        "grave",
        "ulmareth drowned_centurion gnawer_of_names bell_ringer_of_the_plague_cart",
        {
            "legion_longsword": 2, "street_cunning": 1, "paid_informant": 1, "rune_of_iron_will": 2, "tower_shield": 1,
            "plate_of_the_old_empire": 1, "watchers_lens": 2, "vestments_of_the_nine_winds": 2,
            "shroud_of_grave_salt": 3, "bone_hook_chain": 3, "candle_of_the_last_rite": 2,
            "spinocanth_lightning_attack": 1, "market_rumours": 1, "question_chamber": 2, "poisoned_cup": 2,
            "waters_of_elios": 2, "rust_and_ruin": 3, "richer_paymaster": 1, "dead_are_counted": 2, "barrow_opens": 1,
            "procession_of_the_drowned": 3, "no_rest_for_the_faithful": 2,
            "quench_the_fire_shrine": 2, "bind_the_canal_wraith": 1, "storm_the_ember_chapel": 3, "fear_as_a_weapon": 3,
            "grave_for_two_kings": 1, "break_the_host_of_karnarcos": 1, "feast_at_the_plague_pit": 3,
            "ring_the_sunken_bell": 4, "crown_of_grave_dust": 2,
        },
        box="undead",
    ),
]  # fmt: skip


# The teams that the first two seats of a story are lent: on every map they are even, in this order (docs/balance.md).
EVEN: Final = ("guilds", "knives")


def teams_for(options: dict[str, str]) -> list[Team]:
    """The teams that fit a game of these options, in the order in which its seats are lent them."""
    found = [team for team in TEAMS if in_play(options, team.box)]
    if options.get("mode") not in TOLD:
        return found
    first = [team for name in EVEN for team in found if team.id == name]
    return first + [team for team in found if team not in first]


def lent(options: dict[str, str]) -> list[str]:
    """The share codes of the teams that fit a game of these options; a deck of too much PAM is trimmed."""
    most, band = most_pam(options), mission_band(options) if options.get("mode") in TOLD else None
    return [_fitting(TEAMS.index(team), most, band) for team in teams_for(options)]


@cache
def _fitting(place: int, most: int, band: tuple[int, int] | None) -> str:
    """The code of a team's deck, or of one much like it that has no more PAM; for a story, one that suits it."""
    deck = TEAMS[place].deck
    deck = deck if deck.pam() <= (most or deck.pam()) else trimmed(deck, most, seeded(place))
    return code_of(deck if band is None else suited(evened(deck), band))
