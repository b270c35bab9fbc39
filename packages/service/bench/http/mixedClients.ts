import { setTimeout as wait } from 'node:timers/promises'
import { createRandom, type Random } from '../../src/engine/testing/random.ts'
import { type Latencies, latenciesOf } from '../latenciesOf.ts'
import { Connection } from './Connection.ts'
import type { Share } from './scenarios.ts'

/** Many clients that send a mix of requests, over connections that each serve a limited number of them. */
export interface MixedClients {
  /** The answers since the last call. */
  take(): Answers
  stop(): Promise<void>
}

export interface Answers extends Latencies {
  count: number
  /** The number of responses with status 429 or 503, which refuse a request because there are too many. */
  refused: number
  /** The number of requests whose connection the service closed, or that it answered with a 408, as happens on an overloaded machine. */
  closed: number
  /** The number of responses with a status other than 200, 204, 429, 503 and 408, which should be 0. */
  wrong: number
}

/** The average number of requests on a connection before a client replaces it, as users come and go. */
const REQUESTS_PER_CONNECTION = 200
/** One request in this many is aborted before its response arrives. */
const ABORT_EVERY = 100
const SEED = 7

/** Starts the clients. Each sends a request when it has received its response, after an average of `pause` milliseconds. */
export function startMixedClients(
  address: string,
  load: readonly Share[],
  clients: number,
  pause = 0,
): MixedClients {
  let answers: { status: number; milliseconds: number }[] = []
  let closed = 0
  let failure: unknown
  let isRunning = true

  async function ask(connection: Connection, random: Random): Promise<void> {
    const path = pathOf(load, random)
    const started = performance.now()
    const packed = random() < 0.5 ? ['Accept-Encoding: gzip'] : []
    const status = await connection.get(path, packed)
    answers.push({ status, milliseconds: performance.now() - started })
  }

  /** Sends requests until the service closes the connection, or the client leaves before a response is received. */
  async function use(connection: Connection, random: Random): Promise<void> {
    const visits = Math.ceil(random() * 2 * REQUESTS_PER_CONNECTION)
    for (let visit = 0; isRunning && visit < visits; visit++) {
      if (random() * ABORT_EVERY >= 1) {
        await ask(connection, random)
        if (pause > 0) await wait(random() * 2 * pause)
        continue
      }
      connection.get(pathOf(load, random)).catch(() => {})
      await wait(random() * 50)
      return
    }
  }

  async function live(client: number): Promise<void> {
    const random = createRandom(SEED * 1000 + client)
    while (isRunning) {
      const connection = await Connection.open(address)
      await use(connection, random).catch(() => closed++)
      connection.close()
    }
  }

  const running = Promise.all(Array.from({ length: clients }, (_, client) => live(client)))
  running.catch((error) => {
    failure ??= error
    isRunning = false
  })

  return {
    take() {
      if (failure !== undefined) throw failure
      const taken = answers
      answers = []
      const closedOnes = closed
      closed = 0
      const countOf = (...statuses: number[]): number =>
        taken.filter(({ status }) => statuses.includes(status)).length
      return {
        count: taken.length,
        refused: countOf(429, 503),
        closed: closedOnes + countOf(408),
        wrong: taken.length - countOf(200, 204, 408, 429, 503),
        ...latenciesOf(taken.map(({ milliseconds }) => milliseconds)),
      }
    },
    async stop() {
      isRunning = false
      await running
    },
  }
}

function pathOf(load: readonly Share[], random: Random): string {
  let at = random()
  const kind = load.find(({ share }) => {
    at -= share
    return at < 0
  })
  const { paths } = kind ?? load[0] ?? { paths: [] }
  return paths[Math.floor(random() * paths.length)] ?? '/healthz'
}
