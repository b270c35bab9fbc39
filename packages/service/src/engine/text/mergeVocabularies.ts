/** The sorted words of an index, one on each line, and the bytes of two counts for each word. */
export interface VocabularyData {
  text: string
  bytes: Uint8Array
}

/** Merges the words of several regions, and adds up their counts. */
export function mergeVocabularies(all: readonly VocabularyData[]): VocabularyData {
  const [first, ...others] = all
  if (!first) return { text: '', bytes: new Uint8Array() }
  return others.reduce(mergeTwo, first)
}

function mergeTwo(one: VocabularyData, other: VocabularyData): VocabularyData {
  const sides = [one, other].map(({ text, bytes }) => ({
    words: text === '' ? [] : text.split('\n'),
    counts: new Uint32Array(Uint8Array.from(bytes).buffer),
    next: 0,
  }))
  const words: string[] = []
  const counts: number[] = []
  for (;;) {
    const heads = sides.flatMap(({ words, next }) => words[next] ?? [])
    const word = heads.sort((a, b) => (a < b ? -1 : 1))[0]
    if (word === undefined) break
    let [named, around] = [0, 0]
    for (const side of sides) {
      if (side.words[side.next] !== word) continue
      named += side.counts[2 * side.next] ?? 0
      around += side.counts[2 * side.next + 1] ?? 0
      side.next++
    }
    words.push(word)
    counts.push(named, around)
  }
  return { text: words.join('\n'), bytes: new Uint8Array(Uint32Array.from(counts).buffer) }
}
