/**
 * Folds a text for comparison: case, diacritics, width and compatibility forms go, in any script. Two texts that a reader would
 * call the same word spelt with more or less care fold to the same string. Folding twice changes nothing.
 *
 * - Latin letters that have no decomposition get their usual spelling: ß is ss, æ ae, œ oe, ø o, ł l, đ d, þ th. Both Turkish i are i.
 * - Marks go where readers leave them out: accents of Latin and Greek, Hebrew points, Arabic short vowels and hamza, the dots of ё.
 * - Marks stay where they make another letter: й and ў, the Japanese voiced marks (が is not か), vowel signs of India and Thailand.
 * - Hangul stays in syllables. Characters that show nothing (soft hyphen, joiners, bidi controls) go.
 */
export function fold(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase()
  return (
    text
      .normalize('NFKD')
      .replace(invisible, '')
      // Marks that had something invisible between them now follow each other, and have an order.
      .normalize('NFD')
      .toLowerCase()
      .replace(droppedMarks, '')
      .replace(spelledOut, (letter) => spellings[letter] ?? letter)
      .normalize('NFC')
  )
}

const isAscii = /^[\0-\x7f]*$/

// The last one is the tatweel, which only stretches an Arabic word.
const invisible = /[\p{Default_Ignorable_Code_Point}\u200e\u200f\u0640]/gu

const droppedMarks = new RegExp(
  '(?<![иу])\\u0306' +
    // Combining diacritics of Latin, Greek and Cyrillic.
    '|[\\u0300-\\u0305\\u0307-\\u036f\\u0483-\\u0487\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f' +
    // Hebrew points and accents.
    '\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7' +
    // Arabic vowel signs, hamza above and below, Quranic marks.
    '\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed]',
  'gu',
)

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
