import { wait } from '../fakes/Clock.ts'
import type { Behaviour } from './Behaviour.ts'
import type { Drip, Latency } from './Scenario.ts'

export function latency({ ms }: Latency): Behaviour {
  return async (exchange, next) => {
    const time = typeof ms === 'number' ? ms : ms(exchange.call)
    await wait(exchange.clock, time, exchange.signal)
    return next(exchange)
  }
}

export const offline: Behaviour = async () => {
  throw new TypeError('Failed to fetch')
}

export const hang: Behaviour = () => new Promise(() => {})

export const ignoreAbort: Behaviour = (exchange, next) => {
  exchange.ignoreAbort()
  return next(exchange)
}

export const cut: Behaviour = async (exchange, next) => {
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
  // The length tells a real connection, behind MSW, that half of it is missing.
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(bytes.length) }
  return new Response(broken, { headers })
}

export function drip({ everyMs = 100 }: Drip): Behaviour {
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
