import type { Behaviour } from './Behaviour.ts'
import type { OutOfOrder } from './Scenario.ts'

export function outOfOrder({ held = 1 }: OutOfOrder): Behaviour {
  const waiting: (() => void)[] = []
  let calls = 0
  return async (exchange, next) => {
    calls += 1
    if (calls <= held) await new Promise<void>((resolve) => waiting.push(resolve))
    // An answer lets the latest of those that wait go, and so the next, down to the first.
    return whenRead(await next(exchange), () => waiting.pop()?.())
  }
}

/** The same answer, with a call when its body has been read to the end or is given up. */
function whenRead(response: Response, onEnd: () => void): Response {
  if (response.body === null) {
    onEnd()
    return response
  }
  const reader = response.body.getReader()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        controller.close()
        onEnd()
      },
      cancel(reason) {
        onEnd()
        return reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { status: response.status, headers: response.headers })
}
