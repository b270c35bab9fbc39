/**
 * Runs all queries in turn, several times, with each of the given methods, and returns the shortest times in milliseconds, a list for each method.
 * Other work on the machine only makes an answer slower, the first round is a warm-up, and the methods alternate, so that their times can be
 * compared.
 */
export async function bestTimes<Question>(
  questions: readonly Question[],
  ways: readonly ((question: Question) => unknown)[],
  rounds: number,
): Promise<number[][]> {
  const best = ways.map(() => questions.map(() => Number.POSITIVE_INFINITY))
  for (let round = 0; round < rounds; round++) {
    for (const [index, question] of questions.entries()) {
      for (const [way, times] of best.entries()) {
        const start = performance.now()
        await ways[way]?.(question)
        times[index] = Math.min(times[index] ?? 0, performance.now() - start)
      }
    }
  }
  return best
}
