/** Endings of plurals and those of the singular: English, Spanish, French, Portuguese, German, Italian, Russian, Kazakh. */
const endings: readonly (readonly [plural: string, singular: string])[] = [
  ['ies', 'y'],
  ['ces', 'z'],
  ['es', ''],
  ['s', ''],
  ['en', ''],
  ['n', ''],
  ['i', 'e'],
  ['i', 'o'],
  ['e', 'a'],
  ['ы', ''],
  ['ы', 'а'],
  ['и', 'а'],
  ['и', 'ь'],
  ['и', ''],
  ...['лар', 'лер', 'дар', 'дер', 'тар', 'тер'].map((ending) => [ending, ''] as const),
]
const SHORTEST_STEM = 3

/** The words of which a folded word may be the plural; most of them are none. */
export function singularsOf(word: string): string[] {
  return endings.flatMap(([plural, singular]) =>
    word.endsWith(plural) && word.length - plural.length >= SHORTEST_STEM
      ? word.slice(0, word.length - plural.length) + singular
      : [],
  )
}
