import type { Clock } from '@signpost/client/domain'
import { passThrough } from '../fetch/deliver.ts'
import type { Middleware } from './Middleware.ts'
import type { Drip, Latency, OutOfOrder } from './Scenario.ts'

export function latency({ ms }: Latency): Middleware {
  return async (exchange, next) => {
    const time = typeof ms === 'number' ? ms : ms(exchange.call)
    await wait(exchange.clock, time, exchange.signal)
    return next(exchange)
  }
}

export const offline: Middleware = async () => {
  throw new TypeError('Failed to fetch')
}

export const hang: Middleware = () => new Promise(() => {})

export const ignoreAbort: Middleware = (exchange, next) => {
  exchange.ignoreAbort()
  return next(exchange)
}

export const cut: Middleware = async (exchange, next) => {
  const bytes = new TextEncoder().encode(await (await next(exchange)).text())
  const half = bytes.subarray(0, Math.ceil(bytes.length / 2))
  let sent = false
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent) controller.error(new TypeError('terminated'))
      else controller.enqueue(half)
      sent = true
    },
  })
  // The length lets a real connection, behind MSW, detect that half of the body is missing.
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(bytes.length) }
  return new Response(broken, { headers })
}

export function drip({ everyMs = 100 }: Drip): Middleware {
  return async ({ clock }) => {
    const space = new TextEncoder().encode(' ')
    let timer: number | undefined
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) =>
        new Promise((resolve) => {
          timer = clock.setTimeout(() => {
            controller.enqueue(space)
            resolve()
          }, everyMs)
        }),
      cancel: () => {
        if (timer !== undefined) clock.clearTimeout(timer)
      },
    })
    return new Response(endless, { headers: { 'Content-Type': 'application/json' } })
  }
}

export function outOfOrder({ waiting = 1 }: OutOfOrder): Middleware {
  const queue: (() => void)[] = []
  // Each complete answer releases the latest waiting one, down to the first.
  const releaseLatest = (): void => queue.pop()?.()
  let calls = 0
  return async (exchange, next) => {
    calls += 1
    if (calls <= waiting) await new Promise<void>((resolve) => queue.push(resolve))
    const response = await next(exchange)
    if (response.body === null) {
      releaseLatest()
      return response
    }
    const { status, headers } = response
    return new Response(passThrough(response.body, { onEnd: releaseLatest }), { status, headers })
  }
}

/** Resolves after some time. Once the signal aborts, it never resolves, and its timer is cleared. */
export function wait(clock: Clock, milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = clock.setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => clock.clearTimeout(timer), { once: true })
  })
}
