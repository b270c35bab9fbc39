/** The words that start with a prefix, among sorted words. */
export function* startingWith(prefix: string, sorted: readonly string[]): Generator<string> {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < prefix) low = middle + 1
    else high = middle
  }
  for (let word = sorted[low]; word?.startsWith(prefix); word = sorted[++low]) yield word
}
