/**
 * All numbers of the ranking. `weights` are points and shares: a candidate's score is a sum of them. `thresholds` say from where on something
 * counts as sure, near or known, and `readingScores` how likely each way to read a text is. `pnpm bench fitWeights` moves each of them up and down and
 * prints what the judged queries say of it. `limits` bound what a question costs.
 */
export const weights = {
  /** The match of the text, from 0 to 1. */
  text: 12.5,
  /** For a record that has every typed word: more than all other points, so that it goes before what lacks one. */
  whole: 30,
  /** The fame of a record, from 0 to 1: how well known it is. */
  fame: 2.5,
  /** More of the fame while little of the name has been typed: then what is well known is what is likely meant. */
  promise: 15,
  /** More of the fame of a category or brand, which goes before its places. */
  term: 3.2,
  /** More of the fame of a place that is found by its kind: the best of them are looked for. */
  memberFame: 2.5,
  /** For a place that has the typed word in its name as well as in its kind. */
  memberNamed: 0.32,
  /** For a record whose whole name was typed. */
  wholeName: 0.8,
  /** The same for a category or brand, which goes before its places. */
  namedTerm: 2,
  /** For a record that has the words that say little as well: `plaza`, `avenida`. */
  everyWord: 0.8,
  /** For each time that the distance grows by a factor of e, from `near` meters on. */
  distance: 0.75,
  near: 1000,
  /** The distance beyond which a record is not pushed any further down, in points. */
  mostDistance: 4,
  /** The share of that which the best known area is spared when its whole name is typed. */
  spared: 0.5,
  /** For a place nearby that is called exactly so, such as a shop `Stadium`: more than the fame of places of that kind. */
  namesake: 1.4,
  /** For a quarter or town around that is called exactly so: it goes before what is called like it. */
  quarter: 2,
  /** Against a category or brand below the best few, so that they cannot fill the first page. */
  furtherTerm: 60,
  /** Against what was found by a less likely reading of the text, the more the less likely it is. */
  unlikely: 4,
  /** Against what is so far away that it is not meant. */
  stranger: 300,
  /** The points below the best from which on a record is no answer beside it: a stranger. */
  noAnswer: 150,
  /** The share of the typed words in the score of a text; the rest is the share of the name that they cover. */
  typedShare: 0.65,
  /** The part of that which goes by the letters of the name; the rest by the order of its words. */
  covered: 0.85,
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
  /** The worth of a further word for a category, and how much less it is where there are `manyWords`. */
  termWord: 0.68,
  longList: 0.1,
  manyWords: 20,
  /** The score of a beginning of a word, when hardly any of it is typed. */
  beginning: 0.7,
  /** The sureness that a word means another form of it, the same in another script, case or number, and one that is an edit or two away. */
  abbreviated: 0.96,
  transliterated: 0.9,
  inflected: 0.95,
  plural: 0.99,
  oneEdit: 0.78,
  twoEdits: 0.66,
  /** The worth of a place whose category or brand is typed whole, and half. */
  member: 0.985,
  memberBegun: 1,
  /** The worth of a place in a place that is named. */
  placed: 0.776,
  /** The worth of one that may be just beside it. */
  beside: 0.8,
  /** The worth of a place with a name that is typed beside its kind: `hotel sheraton`. */
  ofKind: 0.9,
  /** The share of the house number in an address's score. */
  number: 0.15,
  /** The fit of a number that begins as typed, and of the nearest one to a number that is not there. */
  numberBegun: 0.9,
  numberNear: 0.3,
  /** The fame of a house number, beside named records. */
  numberFame: 0.3,
}

/** The values from which on something counts. */
export const thresholds = {
  /** A text that is the whole of a name; abbreviations are as good. */
  wholeNameFrom: 0.95,
  /** A text from which on a famous area is spared its distance, and a small town is meant wherever it is. */
  namedArea: 0.9,
  /** A small town is not meant by an abbreviation: `airport` is no Apt. */
  sureTown: 0.97,
  /** The fame from which on a record may be meant from anywhere, and the text that a famous place must have for it. */
  known: 0.6,
  meant: 0.8,
  /** The fame from which on a place goes by its name without its kind: a terminal and a stadium, no pharmacy that is called after its street. */
  landmark: 0.435,
  /** A text that further readings of the words are not tried to improve. */
  well: 0.9,
  /** A text that matches a name nearby this well is not misspelt; nor are a name and its city that are matched this surely. */
  spelt: 0.85,
  speltWithCity: 0.95,
  /** A street, district or city that is matched this well is the one where to look. */
  where: 0.85,
  /** The same for a district, city or street that is near, and is typed half: `farmacia poc`. */
  whereBegun: 0.7,
  /** A category or brand that is matched this well is what is looked for in a place: typed whole, and half. */
  termSomewhere: 0.74,
  termSomewhereBegun: 0.8,
  /** A text that is the whole name of a category or brand. */
  namedTermFrom: 0.97,
  /** Terms whose score is lower than the best by more than this are not what is meant. */
  closeTerm: 1.2,
  /** Of a street that is matched less well than this, another number than the typed one is no answer. */
  street: 0.9,
  /** Meters within which a candidate is likely meant, and beyond which it must be known, or named with its place. */
  likely: 50_000,
  far: 100_000,
  /** Meters beyond which a small town that is misspelt is no answer at all. */
  farthestMisspelt: 1_000_000,
  /** Meters within which a place that is called exactly so may be meant. */
  namesakeWithin: 1000,
  /** Meters beyond which a place of a kind is no answer. */
  farthestMember: 60_000,
  /** Meters within which a street and a district or city are looked for that are typed as a place. */
  streetAround: 20_000,
  areaAround: 100_000,
  /** The same for a district or city, and for a street, that are typed half. */
  begunAround: 20_000,
  begunStreetAround: 5000,
  /** Meters within which things are in a district, within which they may still be, and within which they are on a street. */
  districtInside: 1200,
  districtReach: 2500,
  streetReach: 350,
  /** The same for what is beside a landmark. */
  landmarkInside: 1000,
  landmarkReach: 3000,
}

/**
 * The likelihood of each reading of a text, from which what it finds gets its points (`unlikely`). Those of less than 1 are tried only while nothing likely
 * is found, which changes no answer to the judged queries but takes a tenth of the time.
 */
export const readingScores = {
  asTyped: 1,
  /** Some words in the address: less likely than all in the name. */
  partlyInAddress: 0.98,
  /** A kind, and the name of a place of that kind. */
  kindAndName: 0.97,
  joined: 0.95,
  /** Enter is pressed on half a word too. */
  begun: 0.93,
  otherScript: 0.9,
  /** The likeliest typos first; each of the four kinds is less likely by `lessLikely`. */
  misspelt: 0.8,
  split: 0.6,
  nameInPlace: 0.5,
  /** Nothing is found at all: some word says more than the data. */
  fewerWords: 0.3,
  kindAndLetters: 0.295,
  lessLikely: 0.01,
}

/** Bounds of the work for one text. */
export const limits = {
  /** Candidates that can be paged through, and that are on a page. */
  candidates: 200,
  page: 10,
  /** Categories and brands before places and addresses, and small towns of one name all over the world. */
  termsAhead: 2,
  smallTowns: 2,
  /** Categories and brands whose places are added; their places, where they are named or begun, and for a search. */
  memberTerms: 3,
  members: { named: 30, begun: 4, search: 100 },
  /** Fewer letters begin too many kinds to mean one; a letter of Chinese is a word. */
  shortestTerm: 2,
  shortestBegunTerm: 4,
  /** Fewer letters after a kind are no district and no name, or begin too many. */
  shortestWhere: 3,
  shortestBegunWhere: 3,
  /** A beginning of so many names does not say where. */
  commonBeginning: 2000,
  /** Fewer letters begin too many streets. */
  shortestBegunStreet: 4,
  /** Districts, cities or streets of one name in which to look, until there is something. */
  places: 3,
  /** The same in a place: terms, and places of each. */
  termsSomewhere: 2,
  placesSomewhere: 40,
  /** Places with a name whose kind is looked up. */
  namedOfKind: 20,
  /** Words of a text that is cut in two, and of one that is tried without some of them. */
  cutWords: 6,
  relaxed: 8,
  /** Streets on which a number is looked for, and numbers of a text that are taken for a house number. */
  streets: 12,
  houseNumbers: 2,
  /** A letter or `bis` after a number belongs to it. */
  numberSuffix: 3,
  /** Ways to write a text with other spaces; shorter halves of a word are words by chance. */
  spacings: 3,
  shortestHalf: 3,
  /** Shorter words are those of another script by chance. */
  shortestTransliterated: 4,
  /** Words of fewer letters are taken as they are typed: one edit makes any of them any other, two edits any of fewer than eight. */
  shortestMisspelt: 4,
  shortestMisspeltTwice: 8,
  shortestMisspeltBeginning: 5,
  /** Words of a text that are taken for misspelt, the least known first: each costs a walk through the vocabulary. */
  misspeltWords: 4,
  /** Ways to write a foreign word in the script of the place that are taken for misspelt. */
  misspeltWays: 2,
}
