/**
 * A computation that may wait for a store. It yields the promises that it needs and receives their values. Over a file, which answers at once, it
 * never yields and costs no more than a function.
 */
export type Plan<Result> = Generator<Promise<unknown>, Result, unknown>

/** A plan that does not wait. */
// biome-ignore lint/correctness/useYield: that is what it is for.
export function* done<Value>(value: Value): Plan<Value> {
  return value
}

/** Waits for a promise in a plan. */
export function* wait<Value>(promise: Promise<Value>): Plan<Value> {
  // The runner of a plan passes in the value of the yielded promise.
  return (yield promise) as Value
}

/** Runs plans concurrently. */
export function* together<const Plans extends readonly Plan<unknown>[]>(
  plans: Plans,
): Plan<{
  -readonly [Index in keyof Plans]: Plans[Index] extends Plan<infer Result> ? Result : never
}> {
  const results: unknown[] = []
  const waiting: Promise<void>[] = []
  for (const [index, plan] of plans.entries()) {
    const step = plan.next()
    if (step.done) results[index] = step.value
    else {
      const rest = finish(plan, step.value).then((result) => {
        results[index] = result
      })
      waiting.push(rest)
    }
  }
  if (waiting.length > 0) yield Promise.all(waiting)
  // The results, in the order of the plans.
  return results as never
}

/** Runs a plan over a store that answers at once. */
export function runNow<Result>(plan: Plan<Result>): Result {
  const step = plan.next()
  if (!step.done)
    throw new Error('The store returned a promise where an answer was expected at once.')
  return step.value
}

/** Runs a plan. An abort ends it at its next step. */
export async function run<Result>(plan: Plan<Result>, signal?: AbortSignal): Promise<Result> {
  signal?.throwIfAborted()
  const step = plan.next()
  return step.done ? step.value : finish(plan, step.value, signal)
}

async function finish<Result>(
  plan: Plan<Result>,
  first: Promise<unknown>,
  signal?: AbortSignal,
): Promise<Result> {
  let waited = first
  while (true) {
    const value = await waited
    signal?.throwIfAborted()
    const step = plan.next(value)
    if (step.done) return step.value
    waited = step.value
  }
}
