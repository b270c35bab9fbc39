/**
 * Asks all questions in turn, and then again: the milliseconds that each took at best. Other work on the machine makes an answer slower,
 * never faster; and the first round warms up.
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
