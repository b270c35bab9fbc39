import type { Position } from '@signpost/client/domain'
import type { ValhallaEngine, ValhallaQuery } from '../valhalla/ValhallaEngine.ts'

export interface ScriptedEngine extends ValhallaEngine {
  /** The route queries so far, in order. */
  routeQueries: ValhallaQuery[]
  traceQueries: ValhallaQuery[]
  /** The answers to trace queries; without any, an empty trace. */
  traces: unknown[]
}

/** An engine that answers route queries with the given answers, one after the other, and repeats the last one. An error is thrown. */
export function scriptedEngine(...script: readonly unknown[]): ScriptedEngine {
  const routeQueries: ValhallaQuery[] = []
  const traceQueries: ValhallaQuery[] = []
  const traces: unknown[] = []
  return {
    routeQueries,
    traceQueries,
    traces,
    async ask(action, query) {
      if (action === 'trace_attributes') {
        traceQueries.push(query)
        return next(traces, traceQueries) ?? { shape: '', edges: [] }
      }
      routeQueries.push(query)
      const answer = next(script, routeQueries)
      if (answer instanceof Error) throw answer
      return answer
    },
    check: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
}

/** The answer to the latest query. */
function next(answers: readonly unknown[], queries: readonly ValhallaQuery[]): unknown {
  return answers[Math.min(queries.length, answers.length) - 1]
}

/** Valhalla's answer to a route query: a straight line to the east with one point more than it has maneuvers. */
export function routeAnswer(types: readonly number[], duration = 60): unknown {
  const last = types.length - 1
  return {
    trip: {
      summary: { time: duration, length: 1, has_toll: false, has_ferry: false },
      legs: [
        {
          shape: encodePolyline(types.map((_, index): Position => [index / 100, 10])),
          maneuvers: types.map((type, index) => ({
            type,
            begin_shape_index: index,
            end_shape_index: Math.min(index + 1, last),
            time: 10,
          })),
        },
      ],
    },
  }
}

/** The inverse of `decodePolyline`. */
export function encodePolyline(points: readonly Position[]): string {
  let text = ''
  let lastLatitude = 0
  let lastLongitude = 0
  for (const [longitude, latitude] of points) {
    const values = [Math.round(latitude * 1e6), Math.round(longitude * 1e6)]
    const [newLatitude = 0, newLongitude = 0] = values
    text += encodeNumber(newLatitude - lastLatitude) + encodeNumber(newLongitude - lastLongitude)
    lastLatitude = newLatitude
    lastLongitude = newLongitude
  }
  return text
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1
  let text = ''
  while (rest >= 32) {
    text += String.fromCharCode((32 | (rest & 31)) + 63)
    rest >>>= 5
  }
  return text + String.fromCharCode(rest + 63)
}
