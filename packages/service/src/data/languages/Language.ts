/**
 * The vocabulary of the search in one language. Phrases are separated by semicolons, words by spaces. Capital letters and accents do not matter, and
 * what a language does not need is absent.
 */
export interface Language {
  /** Phrases about distance, opening hours, quality or price, which are no part of a name: `near me`, `open now`. */
  modifiers?: string
  /** Phrases before the names of two streets, or after them: `corner of`. */
  corners?: string
  /** Words between the names of two streets: `and`, `with`. */
  joiners?: string
  /** Words before two cross streets: `between`. */
  between?: string
  /** Prepositions and articles that introduce a place, in `pharmacy in the center`. */
  prepositions?: string
  /** Articles, prepositions and words for "and" inside of names, which people drop or add. */
  particles?: string
  /** Phrases before a postal code. */
  postalCode?: string
  /** Words before the number of a flat, a floor or a stair, after a house number. */
  units?: string
  /** Words before a house number. */
  numbers?: string
  /** Words between a house number and the number of one of the buildings that share it. */
  buildings?: string
  /** Endings of plurals, each with the ending of the singular if there is one: `ies>y`. */
  plurals?: string
  /**
   * Kinds of roads by their short form, which stands for all, with the other ways to write it. They say little, so they may be missing, or be typed
   * where the name has none. One short form may stand for several words (`st`: street, saint); that costs nothing but a candidate.
   */
  roads?: Words
  /** The words for squares in `roads` and `endings`: people who type one mean a place more than a street. */
  squares?: string
  /** Other words that are written in short, in the same form: `gral` for `general`. */
  short?: Words
  /** Kinds of roads that are joined to the name, with their short form: `strasse>str`. */
  endings?: string
  /**
   * Names of kinds of places by the code of their category, separated by commas: those that the tagging schema lacks, has wrong, or lists among
   * vaguer words. Outside of the languages of the catalog, the first one is displayed.
   */
  kinds?: Words
}

export type Words = Readonly<Record<string, string>>
