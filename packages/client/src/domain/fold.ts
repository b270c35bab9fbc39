/**
 * Folds a text for comparison: removes case, diacritics, width and compatibility forms, in any script. Texts that a reader would take for the same word fold to the same string. Folding twice changes nothing.
 *
 * - Latin letters that have no decomposition get their usual spelling: ß is ss, æ ae, œ oe, ø o, ł l, đ d, þ th. Both Turkish i are i.
 * - Marks are removed where readers omit them: accents of Latin and Greek, Hebrew points, Arabic short vowels and hamza, the dots of ё.
 * - Marks are kept where they make another letter: й and ў, the Japanese voiced marks (が is not か), vowel signs of India and Thailand.
 * - Hangul stays in syllables. Invisible characters (soft hyphen, joiners, bidi controls) are removed.
 */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase()
  return (
    thinOut(thinOut(text).normalize('NFKD').replace(invisible, ''))
      // Removing invisible characters makes marks adjacent, so they are sorted again.
      .normalize('NFD')
      .toLowerCase()
      .replace(droppedMarks, '')
      .replace(spelledOut, (letter) => spellings[letter] ?? letter)
      .normalize('NFC')
  )
}

/** Limits the marks on a letter to 30, like Unicode's stream-safe format. Normalizing sorts marks in quadratic time, which is seconds for a name of 100 kB. */
function thinOut(text: string): string {
  return text.length > 30 ? text.replace(crowds, '$1') : text
}

// The last two are not marks, but decompose into marks.
const crowds = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu

/** True for text without diacritics, in which each character is a letter, a digit or a sign by itself. */
export function isAscii(text: string): boolean {
  return ascii.test(text)
}

const ascii = /^[\0-\x7f]*$/

// The last one is the tatweel, which only stretches an Arabic word.
const invisible = /[\p{DI}\u0640]/gu

// Marks shared by several scripts, such as accents, and the marks of three alphabets; not the voiced marks of Japanese, nor the breve of й and ў.
const droppedMarks =
  /[\p{sc=Zinh}\p{sc=Arab}\p{sc=Cyrl}\p{sc=Hebr}](?<=\p{M})(?<![\u3099\u309a]|[иу]\u0306)/gu

const spellings: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ς: 'σ',
  // Apostrophes are typed straight and printed curved.
  '\u2018': "'",
  '\u2019': "'",
  '\u02bc': "'",
}

const spelledOut = new RegExp(`[${Object.keys(spellings).join('')}]`, 'g')
