/**
 * The weights of the ranking, all in one place. A candidate's score is a sum: its text, its fame, and its distance. `pnpm bench fitWeights` moves each
 * of them up and down and prints what the judged queries say of it.
 */
export const weights = {
  /** The match of the text, from 0 to 1. */
  text: 12.5,
  /** The fame of a record, from 0 to 1: how well known it is. */
  prominence: 2.5,
  /** More of the fame while little of the name has been typed: then what is well known is what is likely meant. */
  promise: 15,
  /** For each time that the distance grows by a factor of e, from `near` meters on. */
  distance: 0.75,
  near: 1000,
  /** The distance beyond which a record is not pushed any further down, in points. */
  mostDistance: 5,
  /** The share of that which the best known area is spared when its whole name is typed. */
  fame: 0.5,
  /** For a record whose whole name was typed. */
  wholeName: 1,
  /** For a record that has the words that say little as well: `plaza`, `avenida`. */
  everyWord: 0.8,
  /** The share of the typed words in the score of a text; the rest is the share of the name that they cover. */
  typedShare: 0.65,
  /** A word of an address that is not in the name: worth less than one that is. */
  context: 0.62,
  /** A word that only says the kind of a road counts this much of another. */
  minor: 0.25,
  /** The share of its letters that a word for a kind counts in the name of a place while it is not typed: `Terminal Tres Cruces`. */
  kindWord: 0.5,
  /** The worth of another name than the first. */
  alias: 0.96,
  /** The worth of a category's name in a language that neither the caller nor the place has. */
  foreignName: 0.8,
  /** The worth of a further word for a category, and how much less it is where there are many. */
  termWord: 0.68,
  longList: 0.1,
  /** The score of a beginning of a word, when hardly any of it is typed. */
  beginning: 0.7,
  /** The worth of a place whose category or brand is typed whole, and half. */
  member: 0.985,
  memberBegun: 1,
  /** The fame of a place of a kind counts this much more than that of others: the best of it are looked for. */
  memberFame: 2.5,
  /** The same for a category or brand itself, which goes before its places. */
  term: 3.2,
  /** For a place that has the typed word in its name as well as in its kind. */
  memberNamed: 0.4,
  /** The worth of a place of a kind in the place that is named. */
  placed: 0.776,
}
