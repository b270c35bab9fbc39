/**
 * All numbers of the matching. `tiers` come first: a candidate of a higher one ranks above all of the lower ones. Within a tier, candidates are in the order
 * of their scores. `weights` are points and shares: the score of a candidate is a sum of them. `thresholds` are the values from which
 * something counts as certain, near or well known, and `readingScores` the likelihood of each interpretation of a text. `limits` bound the work for
 * a query; its prices are in `createMeter`. `pnpm bench fitWeights` changes each number up and down, and prints the effect on the judged queries.
 */
export const tiers = {
  /** A distant and little-known candidate, listed only when there is no other. */
  farAndUnknown: 0,
  /** A category or brand below the best few, so that they cannot fill the first page. */
  furtherTerm: 2,
  expected: 4,
  /** Added for a record that has every typed word. */
  whole: 1,
}

/** Points, and shares of them. */
export const weights = {
  /** The match of the text, from 0 to 1. */
  text: 13.6,
  /** Times the fame of a record, from 0 (unknown) to 1. */
  fame: 2.74,
  /** Times the fame, in addition, while little of the name has been typed, because a well-known record is then the likeliest. */
  prefixFame: 15.1,
  /** Times the fame of a category or brand, in addition, so that it ranks above its places. */
  term: 2.62,
  /** Times the fame of a place that is found by its category, in addition. */
  memberFame: 3.44,
  /** For a place that has the typed word both in its name and in its category. */
  memberNamed: 0.35,
  /** For a record whose whole name was typed. */
  wholeName: 1.38,
  /** The same for a category or brand, so that it ranks above its places. */
  namedTerm: 2.77,
  /** Times the fame of a record whose whole name was typed, in addition, because most people who type a well-known name mean it. */
  wholeFame: 0.969,
  /** For a record that also has the insignificant words of the text: `plaza`, `avenida`. */
  everyWord: 0.645,
  /** For a record whose name starts with the text, while little of it has been typed, because people type names from their beginning. */
  start: 7.25,
  /** The same for a name that starts with the whole text, while the text is unfinished and the length of the name says little. */
  beginningOfName: 9.23,
  /** For a name that begins with the text, however much of it has been typed. */
  begins: 0.505,
  /** Against a category or brand while its name is unfinished. */
  begunTerm: 1.28,
  /** Against each increase of the distance by a factor of e, from `near` meters on. */
  distance: 0.895,
  near: 138,
  /** The most points that a record loses by its distance. */
  mostDistance: 7.41,
  /** The share of these points that a house number loses, because its street and town say where it is. */
  addressDistance: 0.5,
  /** For a little-known place or street, while its name is unfinished: the share of these points that it does not lose within walking distance, and the points that it loses beyond. */
  begunNear: 0.75,
  begunFar: 1.86,
  /** The share of `mostDistance` that the best-known area does not lose when its whole name is typed. It is for areas that the whole world knows. */
  areaDistanceDiscount: 0.6,
  /** For a place nearby with exactly this name, such as a shop `Stadium`. It is more than the fame of the places of that category. */
  namesake: 2.31,
  /** The same for a street within walking distance. */
  namesakeStreet: 0.817,
  /** The same for a street that is typed as one (`Rua das Flores`), so that it ranks above stops and sights that have its name. */
  namesakeTyped: 3.3,
  /** The same for a crossing of exactly these streets, so that it ranks above the stops that have its name. */
  namesakeCrossing: 3.3,
  /** For a nearby district or town with exactly this name, so that it ranks above places with the same name. */
  exactAreaNearby: 4.54,
  /** Against records that were found by a less likely interpretation of the text, times how unlikely it is. */
  unlikely: 9.64,
  /** The share of the typed words in the score of a text; the rest is the share of the name that they cover. */
  typedShare: 0.65,
  /** The part of the name's share that depends on its letters; the rest depends on the order of its words. */
  covered: 0.85,
  /** The worth of a word that is in the address and not in the name. */
  context: 0.62,
  /** The same for a word after the whole name of a town or district: `Damascus, Syria`. */
  contextOfArea: 0.97,
  /** The worth of a word for a type of road, beside another word. */
  minor: 0.25,
  /** The share of the letters of a category word in a name that counts while the word is not typed: `Terminal` of `Terminal Tres Cruces`. */
  kindWord: 0.5,
  /** The worth of a name other than the first. */
  alias: 0.96,
  /** The worth of a category's name in a language that neither the caller nor the place has. */
  foreignName: 0.8,
  /** The worth of a further word for a category, and how much less it is where there are `manyWords`. */
  termWord: 0.68,
  longList: 0.1,
  manyWords: 20,
  /** The score of the beginning of a word when hardly any of the word is typed. */
  beginning: 0.7,
  /** The certainty that a word stands for another form of it: an abbreviation, another script, case or number, one edit, two edits. */
  abbreviated: 0.96,
  transliterated: 0.9,
  inflected: 0.95,
  plural: 0.99,
  oneEdit: 0.78,
  twoEdits: 0.66,
  /** The worth of a place whose category or brand is typed completely, and in part. */
  member: 0.985,
  memberBegun: 1,
  /** The worth of a place inside an area that the text names. */
  placed: 0.776,
  /** The worth of a place that may be just outside of such an area. */
  beside: 0.8,
  /** The worth of a place whose name is typed beside its category: `hotel sheraton`. */
  ofKind: 0.9,
  /** The share of the house number in an address's score. */
  number: 0.15,
  /** The match of a house number that begins with the typed one, and of the nearest number when the typed one does not exist. */
  numberBegun: 0.9,
  numberNear: 0.3,
  /** The fame of a house number, beside named records. */
  numberFame: 0.3,
}

/** The values from which a measure counts. */
export const thresholds = {
  /** The match of a text that is a whole name, abbreviated or not. */
  wholeNameFrom: 0.95,
  /** The share of an area's name that must be typed before its country or state. */
  namedInPart: 0.5,
  /** The match from which a well-known area loses less by its distance, and a small town may be anywhere. */
  namedArea: 0.9,
  /** The certainty that a word needs to mean a small town, so that `airport` does not find Apt. */
  sureTown: 0.97,
  /** The fame of a record that may be found from anywhere, and the match that a well-known place needs for it. */
  known: 0.6,
  meant: 0.8,
  /** The fame of a place that is found by its name without its category: a terminal or a stadium, but not a pharmacy named after its street. */
  landmark: 0.435,
  /** The match from which no further interpretations are tried. */
  well: 0.9,
  /** The match from which a text with a name nearby is not misspelled, and the certainty from which a name with its city is not. */
  spelt: 0.85,
  speltWithCity: 0.95,
  /** The match from which a street, district or city is the location of the search. */
  where: 0.85,
  /** The same for a nearby district, city or street whose name is typed in part: `farmacia poc`. */
  whereBegun: 0.7,
  /** The match from which a category or brand is searched for in an area: typed completely, and in part. */
  termSomewhere: 0.74,
  termSomewhereBegun: 0.8,
  /** The match of a text that is the whole name of a category or brand. */
  namedTermFrom: 0.97,
  /** Terms with a score this much lower than the best are dropped. */
  closeTerm: 1.2,
  /** The match that a street needs before a house number other than the typed one is listed. */
  street: 0.9,
  /** The fame from which an unfinished name may be far away, and up to which it hardly is. */
  knownWhileTyped: 0.664,
  unknownWhileTyped: 0.358,
  /** Meters around the user, that people walk, and that they do not. */
  vicinity: 430,
  walk: 2500,
  ride: 4000,
  /** Meters within which a candidate is likely, and beyond which it must be well known, or named with its city. */
  likely: 50_000,
  far: 100_000,
  /** Meters within which a name with every word makes it unlikely that all of the words are unfinished, and how surely it must have them. */
  named: 5000,
  namedSurely: 0.8,
  /** Meters beyond which a misspelled small town is not found. */
  farthestMisspelt: 1_000_000,
  /** Meters within which a place with exactly this name gets `namesake`. */
  namesakeWithin: 1000,
  /** Meters beyond which places of a category are not listed. */
  farthestMember: 60_000,
  /** Meters within which streets, and districts or cities, are searched for a category. */
  streetAround: 20_000,
  areaAround: 100_000,
  /** The same for a district or city, and for a street, whose name is typed in part. */
  begunAround: 20_000,
  begunStreetAround: 5000,
  /** Meters within which a place is in a district, within which it may be in it, and within which it is on a street. */
  districtInside: 1200,
  districtReach: 2500,
  streetReach: 350,
  /** The same for places beside a landmark. */
  landmarkInside: 1000,
  landmarkReach: 3000,
  /** The estimated radius of the smallest and of the largest areas, and the fame of a hamlet. */
  smallestArea: 2000,
  largestArea: 500_000,
  hamlet: 0.1,
  /** The difference in fame between a place and a lesser one with the same name. */
  lesser: 0.3,
}

/**
 * The meters within which two places with the same name are duplicates (a shop and its building), a little-known place belongs to a well-known one
 * with its name (a bicycle rack and its theatre), two crossings are of the same two wide roads, two streets are one, and two lines are of one river.
 */
export const sameWithin = { place: 60, lesser: 150, crossing: 250, street: 100, line: 50_000 }

/** The meters within which a record of each kind may name a point. An airport is stored as a point, and its grounds reach about this far. */
export const reachOfPoints = { address: 75, intersection: 15, airport: 1500, city: 50_000 }

/** The radii in meters that are searched, one after the other, until a street or a town is found. */
export const radiiOfStreets: readonly number[] = [60, 250, 500]
export const radiiOfTowns: readonly number[] = [10_000, 50_000, 250_000]

/**
 * The likelihood of each interpretation of a text, by which its records lose points (`unlikely`). Those below 1 are tried only while nothing likely
 * has been found, which takes a tenth of the time and changes no answer to the judged queries.
 */
export const readingScores = {
  asTyped: 1,
  /** Some words are in the address, which is less likely than all words in the name. */
  partlyInAddress: 0.98,
  /** A category, and the name of a place of that category. */
  kindAndName: 0.97,
  joined: 0.95,
  /** The last word is unfinished, even in a search. */
  begun: 0.93,
  /** Every word is unfinished: `escu públ 230`. */
  eachBegun: 0.92,
  otherScript: 0.9,
  /** The likeliest typos come first; each of the four kinds is less likely by `lessLikely`. */
  misspelt: 0.8,
  split: 0.6,
  nameInPlace: 0.5,
  /** Without a word, because one of them is not in the data. */
  fewerWords: 0.3,
  kindAndLetters: 0.295,
  lessLikely: 0.01,
}

/** Bounds of the work for one text. */
export const limits = {
  /** Units of work after which no less likely interpretation is tried. */
  work: 72_000,
  /** The number of characters and words of a text, which bounds the cost of a hostile text. */
  characters: 300,
  words: 12,
  /** Words that few records have are searched in the whole world at once, if that finds fewer docs than this. */
  fewDocs: 200,
  /** The number of records that counts as few: lists of this length are intersected in some 0.1 ms. */
  fewRecords: 2000,
  /** Otherwise, the number of the most prominent docs from each neighborhood. It is smaller for a letter or two, which nearly all match. */
  docsNearby: 40,
  docsNearbyForLetters: 16,
  /** The number of words that are searched for in the place of a prefix, which saves merging the records of a common one. */
  endings: 16,
  /** The factor by which pages beyond the candidates read more records, so that each neighborhood can fill all pages. */
  deeper: 25,
  /** The number of nearest places that are filtered by an area. */
  filteredPlaces: 10_000,
  /** The number of towns that are checked to find one in the country of a point. */
  townsAround: 20,
  /** The number of words beyond which a text is not tried as the name of a city. */
  wordsOfCity: 4,
  /** The number of candidates on all pages, and on one page. */
  candidates: 200,
  page: 10,
  /** Categories and brands before places and addresses, and small towns of one name all over the world. */
  termsAhead: 1,
  /** The number of letters below which a text is more likely the beginning of a name than a category, a brand, a code or a small town far away. */
  shortestWord: 4,
  /** The number of places ahead of a category or brand of which so little has been typed. */
  beforeBegunTerm: 3,
  smallTowns: 2,
  /** Categories and brands whose places are added, and the number of these places: for a name, for the beginning of one, and for a search. */
  memberTerms: 3,
  members: { named: 30, begun: 4, search: 100 },
  /** The number of letters below which a text begins too many categories. A Chinese character is a word. */
  shortestTerm: 2,
  shortestBegunTerm: 4,
  /** The number of letters below which a word before another word is not read as unfinished. */
  shortestEachBegun: 3,
  /** The number of letters after a category below which they are not a district or a name, or begin too many. */
  shortestWhere: 3,
  shortestBegunWhere: 3,
  /** The number of names from which their common beginning is not a location. */
  commonBeginning: 2000,
  /** The number of letters below which a text begins too many streets. */
  shortestBegunStreet: 4,
  /** The number of districts, cities or streets of one name that are searched until there is a result. */
  places: 3,
  /** The same within an area: the number of terms, and of places of each term. */
  termsSomewhere: 2,
  placesSomewhere: 40,
  /** Places with a name whose category is looked up. */
  namedOfKind: 20,
  /** The number of words of a text that is split in two, and of a text that is tried without some of them. */
  cutWords: 6,
  relaxed: 8,
  /** The number of streets on which a house number is searched for, and of numbers in a text that are read as house numbers. */
  streets: 12,
  houseNumbers: 2,
  /** The difference beyond which two house numbers are not neighbors, and the number of neighbors on either side of a missing one. */
  farthestNumber: 200,
  neighbors: 4,
  /** The number of house numbers that begin with the typed digits, their greatest length, and the rows that are read for each length. */
  begunNumbers: 5,
  digits: 5,
  numbersRead: 250,
  /** A letter or `bis` after a number belongs to it. */
  numberSuffix: 3,
  /** The number of ways to write a text with other spaces. */
  spacings: 3,
  /** The number of known words in one unknown word, and its letters. Shorter parts than these are words by chance, except articles. */
  parts: 5,
  longestJoined: 40,
  shortestPart: 3,
  /** The number of letters from which a word is likely complete, and from which an ending of one or two letters is cut from it. */
  shortestWhole: 5,
  shortestInflected: 5,
  shortestInflectedByTwo: 8,
  /** The number of letters of the shortest word without the ending of a plural, and of the shortest postal code after a word for it. */
  shortestStem: 3,
  shortestPostalCode: 4,
  /** The number of letters below which a word matches a word of another script by chance. */
  shortestTransliterated: 4,
  /** The number of letters below which a word is not corrected: one edit turns any such word into any other, two edits any word of fewer than eight. */
  shortestMisspelt: 4,
  shortestMisspeltTwice: 8,
  shortestMisspeltBeginning: 5,
  /** The number of words of a text that are corrected, the least known first. Each costs a walk through the vocabulary. */
  misspeltWords: 4,
  /** The number of transliterations of a foreign word that are corrected. */
  misspeltWays: 2,
}
