import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RequestFrequency } from '../../domain/RequestFrequency.ts'
import { dueAt, noTyping, typed } from './schedule.ts'

interface Key {
  readonly at: number
  readonly text: string
  readonly isCached?: boolean
}

interface Run {
  readonly asked: readonly { readonly text: string; readonly at: number }[]
  /** The answers that were shown, with the times. */
  readonly shown: readonly { readonly text: string; readonly at: number }[]
  readonly mostInFlight: number
}

/** Simulates keys and a slow service in fake time. */
function play(keys: readonly Key[], latency: number, requests: RequestFrequency): Run {
  const asked: { text: string; at: number }[] = []
  const shown: { text: string; at: number }[] = []
  /** The requests in flight, with the times of their answers. */
  const answers: { id: string; order: number; askedAt: number; at: number }[] = []
  let newest = -1
  let mostInFlight = 0
  let rhythm = noTyping
  let latest: string | undefined
  /** The text whose request is delayed. */
  let waiting: string | undefined
  const due = (): number => {
    if (waiting === undefined) return Number.POSITIVE_INFINITY
    const askedAt = asked.at(-1)?.at ?? Number.NEGATIVE_INFINITY
    return dueAt(rhythm, { askedAt, inFlight: answers.map((one) => one.askedAt) }, requests)
  }
  const sendIfDue = (at: number): void => {
    if (waiting === undefined || due() > at) return
    answers.push({ id: waiting, order: asked.length, askedAt: at, at: at + latency })
    asked.push({ text: waiting, at })
    waiting = undefined
    mostInFlight = Math.max(mostInFlight, answers.length)
  }
  const queue = [...keys]
  for (let step = 0; step < 10_000; step++) {
    const times = [queue[0]?.at, answers[0]?.at, due()].map((at) => at ?? Number.POSITIVE_INFINITY)
    const at = Math.min(...times)
    if (at === Number.POSITIVE_INFINITY) return { asked, shown, mostInFlight }
    if (at === times[1]) {
      const answer = answers.shift()
      if (!answer) continue
      if (answer.order > newest) {
        newest = answer.order
        shown.push({ text: answer.id, at })
      }
    } else if (at === times[0]) {
      const key = queue.shift()
      if (!key) continue
      if (key.text !== latest) rhythm = typed(rhythm, at)
      latest = key.text
      const isAsked = key.isCached || answers.some(({ id }) => id === key.text)
      waiting = isAsked ? undefined : key.text
    }
    sendIfDue(at)
  }
  throw new Error('It never comes to rest.')
}

function typing(text: string, everyMs: number): Key[] {
  return [...text].map((_, at) => ({ text: text.slice(0, at + 1), at: at * everyMs }))
}

/** Types "starbucks", and returns the time from the last key to its rows, and the number of requests. */
function starbucks(everyMs: number, latency: number, requests: RequestFrequency): [number, number] {
  const { asked, shown } = play(typing('starbucks', everyMs), latency, requests)
  expect(shown.at(-1)?.text).toBe('starbucks')
  return [(shown.at(-1)?.at ?? Number.NaN) - 8 * everyMs, asked.length]
}

describe('"starbucks", last key to its rows and requests, by typists of 80, 150 and 250 ms a key', () => {
  const typists = [80, 150, 250]

  test.each<[RequestFrequency, latency: number, waits: number[], requests: number[]]>([
    ['auto', 5, [5, 5, 5], [9, 9, 9]],
    ['auto', 50, [50, 50, 50], [9, 9, 9]],
    ['auto', 150, [150, 150, 150], [9, 9, 9]],
    ['auto', 400, [560, 400, 400], [7, 9, 9]],
    ['eager', 400, [400, 400, 400], [9, 9, 9]],
  ])('%s, %i ms away: %j', (requests, latency, waits, counts) => {
    const runs = typists.map((everyMs) => starbucks(everyMs, latency, requests))
    expect(runs.map(([, count]) => count)).toEqual(counts)
    expect(runs.map(([wait]) => wait)).toEqual(waits)
  })

  test.each([5, 50, 150])('thrifty, %i ms away: 3, 4 and 5 requests', (latency) => {
    const runs = typists.map((everyMs) => starbucks(everyMs, latency, 'thrifty'))
    expect(runs.map(([, count]) => count)).toEqual([3, 4, 5])
  })

  test.each([0, 50, 150, 400, 1000])(
    'thrifty, %i ms away: three requests at 100 ms a key',
    (ms) => {
      const [, count] = starbucks(100, ms, 'thrifty')
      expect(count).toBeLessThanOrEqual(3)
    },
  )

  test('debounced: one request, after the delay since the last key', () => {
    expect(starbucks(100, 50, { debounce: 200 })).toEqual([250, 1])
    expect(starbucks(100, 50, { debounce: 0 })).toEqual([50, 9])
  })
})

describe('three concurrent requests', () => {
  test('a key sends a request at once while fewer than three are in flight; else the next answer sends the newest text', () => {
    const { asked, shown } = play(typing('stars', 10), 100, 'auto')
    expect(asked).toEqual([
      { text: 's', at: 0 },
      { text: 'st', at: 10 },
      { text: 'sta', at: 20 },
      { text: 'stars', at: 100 },
    ])
    expect(shown.map(({ text }) => text)).toEqual(['s', 'st', 'sta', 'stars'])
  })

  test('three hanging requests delay the newest text by two seconds at most', () => {
    const { asked } = play(typing('stars', 100), 60_000, 'auto')
    expect(asked.map(({ text, at }) => [text, at])).toEqual([
      ['s', 0],
      ['st', 100],
      ['sta', 200],
      ['stars', 2000],
    ])
  })
})

const everyWay: readonly RequestFrequency[] = ['auto', 'eager', 'thrifty', { debounce: 150 }]

describe.each(everyWay)('with requests: %j', (requests) => {
  test('the first key sends a request, with a debounce after its delay', () => {
    const at = typeof requests === 'object' ? requests.debounce : 0
    expect(play([{ text: 's', at: 0 }], 50, requests).asked).toEqual([{ text: 's', at }])
  })

  test('a cached text sends no request, and drops the text that waits', () => {
    const keys = [
      { text: 's', at: 0 },
      { text: 'st', at: 300 },
      { text: 'sta', at: 310 },
      { text: 'star', at: 315 },
      { text: 's', at: 320, isCached: true },
    ]
    const { asked } = play(keys, 10_000, requests)
    if (requests !== 'eager') expect(asked.map(({ text }) => text)).not.toContain('star')
    expect(asked.filter(({ text }) => text === 's')).toHaveLength(1)
  })

  test('for any typing: the last text is requested or cached, its answer is shown last, and at most three requests are in flight', () => {
    const key = fc.record({
      wait: fc.integer({ min: 0, max: 900 }),
      text: fc.constantFrom('a', 'ab', 'abc', 'abcd', 'cached'),
    })
    fc.assert(
      fc.property(fc.array(key, { minLength: 1, maxLength: 40 }), fc.nat(1500), (strokes, ms) => {
        let at = 0
        const keys = strokes.map(({ wait, text }) => {
          at += wait
          return { text, isCached: text === 'cached', at }
        })
        const { asked, mostInFlight } = play(keys, ms, requests)
        const last = keys.at(-1)
        if (last && !last.isCached) expect(asked.map(({ text }) => text)).toContain(last.text)
        expect(asked.length).toBeLessThanOrEqual(keys.length)
        if (requests === 'auto') expect(mostInFlight).toBeLessThanOrEqual(3)
      }),
    )
  })
})

test('thrifty: a settled text is requested soon after the last key, even while another request is in flight', () => {
  const { asked } = play(typing('star', 100), 5000, 'thrifty')
  expect(asked.map(({ text }) => text)).toEqual(['s', 'star'])
  expect((asked.at(-1)?.at ?? 0) - 300).toBeLessThanOrEqual(200)
})

test('thrifty: the first key after a pause sends a request at once, even while another is in flight', () => {
  const keys = [
    { text: 's', at: 0 },
    { text: 'st', at: 600 },
  ]
  expect(play(keys, 5000, 'thrifty').asked.map(({ at }) => at)).toEqual([0, 600])
})

test('thrifty: a cached text does not delay the first request', () => {
  const keys = [
    { text: 'cached', isCached: true, at: 0 },
    { text: 'a', at: 1 },
  ]
  expect(play(keys, 0, 'thrifty').asked).toEqual([{ text: 'a', at: 1 }])
})
