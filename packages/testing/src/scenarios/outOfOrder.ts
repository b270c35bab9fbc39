import { passThrough } from '../fetch/passThrough.ts'
import type { Middleware } from './Middleware.ts'
import type { OutOfOrder } from './Scenario.ts'

export function outOfOrder({ waiting = 1 }: OutOfOrder): Middleware {
  const queue: (() => void)[] = []
  // When an answer has been read, the latest waiting one is released, and so on, down to the first.
  const letGo = (): void => queue.pop()?.()
  let calls = 0
  return async (exchange, next) => {
    calls += 1
    if (calls <= waiting) await new Promise<void>((resolve) => queue.push(resolve))
    const response = await next(exchange)
    if (response.body === null) {
      letGo()
      return response
    }
    const { status, headers } = response
    return new Response(passThrough(response.body, { onEnd: letGo }), { status, headers })
  }
}
