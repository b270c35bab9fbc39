import { passThrough } from '../fetch/passThrough.ts'
import type { Behaviour } from './Behaviour.ts'
import type { OutOfOrder } from './Scenario.ts'

export function outOfOrder({ held = 1 }: OutOfOrder): Behaviour {
  const waiting: (() => void)[] = []
  // An answer that has been read lets the latest of those that wait go, and so the next, down to the first.
  const letGo = (): void => waiting.pop()?.()
  let calls = 0
  return async (exchange, next) => {
    calls += 1
    if (calls <= held) await new Promise<void>((resolve) => waiting.push(resolve))
    const response = await next(exchange)
    if (response.body === null) {
      letGo()
      return response
    }
    const { status, headers } = response
    return new Response(passThrough(response.body, { onEnd: letGo }), { status, headers })
  }
}
