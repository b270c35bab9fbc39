/**
 * Runs all questions in turn, several times, and returns the shortest time of each in milliseconds. Other work on the machine only makes an answer
 * slower, and the first round is a warm-up.
 */
export async function bestTimes<Question>(
  questions: readonly Question[],
  ask: (question: Question) => unknown,
  rounds: number,
): Promise<number[]> {
  const best = questions.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < rounds; round++) {
    for (const [index, question] of questions.entries()) {
      const start = performance.now()
      await ask(question)
      best[index] = Math.min(best[index] ?? 0, performance.now() - start)
    }
  }
  return best
}
