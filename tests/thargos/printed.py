"""What is printed on every card, a line each; a test holds the engine's set to it.

A star marks a card that the rulebook names, a ring one of our own. The lines come from the design, not from the engine.
"""

from typing import Final

# Number, Hero, Hero points, Active face, Injured face, faction, keywords.
HEROES: Final = """\
C1 krisoss* 10 4/3/2 3/2/2 imperial human+knight
C2 imperial_general* 9 3/4/1 2/3/1 imperial human
C3 imperial_tracker* 8 3/3/2 2/3/1 imperial human+spy
C4 imperial_healer* 7 1/3/2 1/2/2 imperial human
C5 tebezil* 6 1/3/2 1/2/1 renegade human
C6 jethreki_abomination* 10 dice 4/2/2 - beast+jethreki
C7 raskor_champion* 11 4/3/3 3/2/3 - human+knight
C8 raskor_slayer* 8 4/2/2 4/1/1 renegade human+hunter
C9 spider_darkun_slayer* 8 3/3/1 2/3/1 spider darkun+assassin
C10 vashkael° 9 3/3/1 2/2/1 pure darkun+leader
C11 noruk° 8 3/3/1 2/2/1 black_hand darkun+assassin
C12 iskreth° 7 2/3/2 2/2/1 black_scorpion darkun+assassin
C13 cobra_sorceress* 7 1/2/3 1/1/2 cobra darkun+mage
C14 kurnor_assassin* 5 2/2/1 1/2/1 black_hand human+assassin
C15 karg_demon_summoner* 9 1/2/4 1/1/3 - mage
C16 oskillos* 6 3/2/1 3/1/1 krill human+hunter
C17 marshal_of_the_broken_horn° 6 3/2/1 3/1/1 krill human+knight
C18 hragga° 7 3/2/2 4/1/1 wolf darkun+leader
C19 moonless_runner° 6 2/2/2 3/1/1 wolf darkun+beast
C20 saphirel° 8 1/2/3 1/1/3 air_cult human+mage
C21 novice_of_the_ninth_gale° 4 1/1/2 1/1/1 air_cult human
C22 captain_jorrun_blackwing° 8 3/2/2 2/2/1 black_falcons human
C23 lookout_of_the_black_falcons° 5 1/3/1 1/2/1 black_falcons human+spy
C24 orsanne° 7 1/3/1 1/2/1 tyla human+spy
C25 mute_acolyte_of_tyla° 5 1/2/2 1/1/2 tyla human+spy
C26 weaver_of_a_thousand_threads° 7 1/3/2 1/2/1 spider darkun+mage
C27 fang_of_the_sunken_temple° 5 2/3/1 1/2/1 cobra darkun+assassin
C28 aldren° 7 3/2/2 2/2/1 nunnorian human+leader
C29 mason_knight_of_the_compact° 6 2/2/1 2/1/1 nunnorian human+knight
C30 child_of_the_eclipse° 9 dice 2/2/3 eclipse darkun+demon
C31 duellist_of_the_dying_light° 6 2/2/1 1/2/1 eclipse darkun
C32 velasque° 4 1/3/1 1/1/1 prizers human+spy
C33 gutter_prizer° 3 2/1/1 1/1/1 prizers human
C34 ulmareth° 10 2/2/4 2/1/4 - undead+leader
C35 drowned_centurion° 9 3/2/2 3/1/1 - undead
C36 gnawer_of_names° 7 2/2/1 2/1/1 - undead+beast
C37 bell_ringer_of_the_plague_cart° 5 1/2/2 1/1/2 - undead
"""

# Number, Lasting, PAM, copies (! locked), modifiers, factions, habitat, keywords.
LASTINGS: Final = """\
L1 earth_elemental* 1 2 2/0/0 - wild elemental
L2 guardian* 2 2 1/0/0 - any guardian+servant
L3 makden_warrior_scout* 3 2 1/0/0 - wild servant
L4 flickering_cinderling° 2 1 2/0/1 - wild elemental
L5 tide_spirit_of_elios° 2 1 0/1/1 - any elemental
L6 wandering_zephyr° 2 2 0/0/2 air_cult any elemental
L7 bronze_guardian_of_kurnor° 1 1! 2/0/0 - urban guardian
L8 temple_guardian° 2 2 0/0/1 air_cult+cobra+tyla any guardian+servant
L9 legion_longsword° 2 2 2/0/0 black_falcons+imperial+krill any weapon
L10 twin_knives_of_the_black_hand° 2 2 1/0/0 black_hand+prizers+spider any weapon
L11 widowmaker_glaive° 1 1! 3/-1/0 krill+pure+wolf any weapon
L12 falcon_feather_bow° 3 1 1/0/0 black_falcons+imperial+tyla any weapon
L13 scorpion_oil° 1 1 0/1/0 black_scorpion+cobra+spider any power
L14 street_cunning° 1 2 0/2/0 black_hand+prizers any skill
L15 legion_drill° 1 2 1/0/0 black_falcons+imperial+nunnorian any skill
L16 gamblers_calm° 1 1 0/1/0 eclipse+prizers any skill
L17 paid_informant° 2 2 0/1/0 - urban servant+spy
L18 veil_of_dusk° 3 1 0/0/1 black_hand+eclipse+spider any power
L19 rune_of_iron_will° 2 2 0/1/1 - any power
L20 pact_of_blood° 1 1! 2/0/1 krill+pure+wolf any power
L21 oracle_bones° 2 2 0/0/1 air_cult+eclipse any relic
L22 field_surgeon° 2 2 0/1/0 imperial+nunnorian any servant
L23 war_hound_of_krill° 2 2 1/0/0 krill+wolf any beast+servant
L24 porter_and_pack_mule° 3 1 0/1/0 - any servant
L25 standard_of_the_compact° 1 1! 1/0/0 imperial+nunnorian any relic
L26 burning_tome° 1 1 0/0/3 cobra+eclipse any relic
L27 tower_shield° 3 2 1/0/0 imperial+nunnorian any armour
L28 plate_of_the_old_empire° 3 1 3/-1/-1 imperial any armour
L29 watchers_lens° 3 1 0/1/0 nunnorian+tyla any relic+spy
L30 loaded_dice° 1 1 0/1/0 prizers any skill
L31 boot_stiletto° 4 1! 1/0/0 black_hand+black_scorpion+pure any weapon
L32 weeping_idol° 4 1! -1/0/2 - any relic
L33 oathbound_squire° 1 1! 1/1/0 imperial+krill any servant
L34 prefects_chain° 3 1 -1/2/0 imperial+tyla urban relic
L35 feral_blood° 3 2 2/-1/0 wolf wild skill
L36 vestments_of_the_nine_winds° 3 2 0/-1/2 air_cult+cobra any armour
L37 purity_of_the_line° 1 1! 1/1/1 pure any power+darkun
L38 citizen_of_condar* 2 2 0/1/0 - urban servant
L39 shroud_of_grave_salt° 2 3 0/0/1 - any undead+armour
L40 bone_hook_chain° 1 3 2/0/0 - any undead+weapon
L41 candle_of_the_last_rite° 3 2 0/0/1 - any undead+relic
"""

# Number, Action, PAM, copies (! locked), habitat, keywords.
ACTIONS: Final = """\
A1 gryphon_of_graxx_ambush* 1 1! wild beast+track
A2 spinocanth_lightning_attack* 1 2! wild beast
A3 cyclops_of_slavit* 1 1! wild beast+raid
A4 troll_raid* 2 2 wild beast+raid
A5 darkun_commando_raid* 2 2 any darkun+raid
A6 dispatches_from_the_front° 2 2 any event
A7 market_rumours° 3 2 any event
A8 reading_of_the_entrails° 1 1 any event
A9 extortion° 2 1 urban event
A10 question_chamber° 1 1 urban event
A11 panic_in_the_streets° 1 1! urban event
A12 poisoned_cup° 3 1 any event
A13 waters_of_elios° 2 2 any event
A14 blood_frenzy° 1 2 any event
A15 rust_and_ruin° 2 2 any event
A16 fire_in_the_armoury° 1 1 urban event
A17 smuggled_arms° 2 2 any event
A18 grave_robbers° 1 1 any event
A19 sealed_by_edict° 3 2 any event
A20 forged_orders° 2 1 any event
A21 night_march° 2 2 any event
A22 false_summons° 3 1 any event
A23 richer_paymaster° 2 1 any event
A24 reckless_charge° 2 1 any event
A25 double_bluff° 4 1! any event
A26 war_horn_of_telvar° 4 1! any event
A27 omen_of_ashes° 4 1! any event
A28 barricade° 2 2 urban track
A29 archers_on_the_ridge° 3 1 wild track
A30 tripwire° 3 1 any track
A31 ancestral_ward° 2 1 any track
A32 walls_have_ears° 3 2 any track+spy
A33 turn_of_the_tide° 1 1 any event
A34 scandal_at_court° 1 1! urban event
A35 dead_are_counted° 3 1 any event
A36 curfew_bell° 2 1 urban event+condar
A37 rooftop_pursuit° 2 1 urban event+condar
A38 bribed_gatekeeper° 1 1 urban event+condar
A39 feast_of_the_pilgrims° 1 1 urban event+condar
A40 ramparts_of_condar° 2 1 urban track+condar
A41 burn_the_ledgers° 3 1 urban event+condar
A42 masks_in_the_crowd° 3 1 urban event+condar
A43 barrow_opens° 1 3 any undead+event
A44 procession_of_the_drowned° 2 3 any undead+event
A45 no_rest_for_the_faithful° 3 2 any undead+event
"""

# Number, Mission, PAM, copies (! locked), VP, required values, place, what it is besides.
MISSIONS: Final = """\
M1 break_the_toll_gate° 3 2 1 2/0/0 urban -
M2 buy_a_guildmasters_silence° 3 2 1 0/1/0 urban -
M3 counter_the_meloks_attack* 2 1 3 0/0/3 wild -
M4 light_the_watch_fires_of_tyla° 3 2 1 0/0/1 wild -
M5 drive_off_the_carrion_pack° 3 2 1 1/0/0 wild -
M6 crack_the_couriers_cipher° 2 2 1 0/2/0 urban -
M7 quench_the_fire_shrine° 2 2 1 0/0/2 wild -
M8 turn_a_captains_coat° 1 1 1 0/2/0 urban -
M9 wake_the_stone_oracle° 1 1 1 0/0/2 wild -
M10 locate_the_beasts_lair* 2 1 2 2/2/0 wild -
M11 infiltrate_the_enemy_colony* 2 1 3 0/2/1 urban -
M12 escort_the_wounded* 2 1 2 0/1/0 wild -
M13 hold_the_rarlonn_pass° 2 2 2 2/0/0 wild -
M14 bind_the_canal_wraith° 2 2 2 0/0/2 urban -
M15 storm_the_ember_chapel° 1 2 2 1/0/1 urban -
M16 hunt_the_darkwolf* 2 1 3 2/1/0 wild -
M17 locate_the_secret_gate_of_rund* 1 1! 4 1/2/2 wild passive
M18 raid_the_bronze_foundry° 1 2 2 2/1/0 urban -
M19 steal_the_eclipse_codex° 1 1! 2 0/1/1 urban -
M20 scatter_your_enemies* 3 1 2 1/0/0 wild -
M21 secret_hoard_discovered* 1 1 2 0/0/2 wild passive
M22 spy_on_the_guilds_of_kurnor* 2 1 2 0/2/0 urban -
M23 racket_in_kurnor* 3 1 2 1/1/0 urban -
M24 fear_as_a_weapon* 3 1 2 1/0/1 wild -
M25 grave_for_two_kings° 4 1! 2 2/0/0 wild -
M26 survive_the_jethreki_hordes_attack* 1 1 3 2/1/1 wild -
M27 trade_hostages_at_the_bridge° 2 1 2 1/1/0 urban -
M28 unmask_the_heretic_prelate° 1 1 3 0/1/2 urban -
M29 uncover_the_secrets_of_metbetoch* 2 1 3 0/1/2 wild passive
M30 slay_the_wyrm_of_karnarcos° 1 1 3 2/0/1 wild -
M31 win_the_games_of_celestia° 2 1 3 1/1/1 urban -
M32 lift_the_siege_of_elios° 1 2 3 1/1/1 urban -
M33 topple_the_war_council° 3 1 3 2/2/0 urban -
M34 burn_the_enemy_city* 1 1! 4 3/1/0 urban -
M35 crown_a_puppet_emperor° 1 1! 4 2/2/1 urban -
M36 close_the_nameless_rift° 1 1! 4 1/1/3 wild -
M37 break_the_host_of_karnarcos° 3 1! 4 3/1/1 wild -
M38 access_the_city_of_condar* 2 1 2 0/1/1 urban -
M39 heros_rest_in_condar* 3 1 1 0/1/0 urban -
M40 prefects_errand° 2 1 2 0/2/0 urban -
M41 beneath_the_salt_market° 2 1 3 2/1/0 urban -
M42 masked_ball_of_house_verrane° 2 1 3 0/1/2 urban -
M43 read_the_cracked_bell° 1 1 2 0/0/2 urban passive
M44 swear_in_the_night_watch° 2 1 2 1/1/0 urban -
M45 hunt_beyond_the_walls° 2 1 2 2/0/1 wild team
M46 empty_granary° 1 1 2 0/2/0 urban -
M47 sextons_whispers° 3 1 1 0/0/1 urban -
M48 quell_the_rope_makers_riot° 2 1 3 3/0/0 urban -
M49 buy_the_rope_makers_peace° 2 1 3 0/3/0 urban -
M50 cutpurses_truce° 3 1 1 0/1/0 urban -
M51 duel_on_the_aqueduct° 4 1! 1 2/0/0 urban -
M52 open_the_old_empires_archive° 1 1 3 0/2/2 urban passive
M53 tenth_gate° 1 1 2 0/1/2 urban -
M54 knife_in_the_procession° 1 1! 4 1/2/1 urban -
M55 judge_the_traitor_of_condar° 2 1! 4 2/2/1 urban -
M56 feast_at_the_plague_pit° 2 3 1 2/0/0 wild -
M57 ring_the_sunken_bell° 2 3 2 0/0/2 wild -
M58 crown_of_grave_dust° 1 2 3 1/0/3 wild -
"""
