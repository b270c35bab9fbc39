import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atRest, dueAt, type Pacing, type PacingEvent, pace } from './pacing.ts'

interface Typed {
  readonly id: string
}

interface Key {
  readonly at: number
  readonly text: string
  readonly isCached?: boolean
}

/** Plays keys against a service that takes its time, and returns what was asked when. A transport that cannot abort answers all. */
function play(keys: readonly Key[], latency: number): { text: string; at: number }[] {
  const asked: { text: string; at: number }[] = []
  const answers: { id: string; at: number }[] = []
  let pacing: Pacing<Typed> = atRest
  const tell = (event: PacingEvent<Typed>, at: number): void => {
    const before = pacing
    pacing = pace(pacing, event)
    const { asked: question } = pacing
    if (question && question !== before.asked && pacing.isInFlight) {
      asked.push({ text: question.id, at })
      answers.push({ id: question.id, at: at + latency })
    }
  }
  const queue = [...keys]
  for (let step = 0; step < 10_000; step++) {
    const times = [queue[0]?.at, answers[0]?.at, dueAt(pacing)].map((at) => at ?? Infinity)
    const at = Math.min(...times)
    if (at === Infinity) return asked
    if (at === times[0]) {
      const key = queue.shift()
      if (key) {
        tell({ type: 'typed', question: { id: key.text }, isCached: key.isCached ?? false, at }, at)
      }
    } else if (at === times[1]) {
      const answer = answers.shift()
      if (answer) tell({ type: 'answered', id: answer.id, at }, at)
    } else tell({ type: 'due', at }, at)
  }
  throw new Error('It never comes to rest.')
}

function typing(text: string, everyMs: number): Key[] {
  return [...text].map((_, at) => ({ text: text.slice(0, at + 1), at: at * everyMs }))
}

test('the first key asks at once', () => {
  expect(play([{ text: 's', at: 7 }], 50)).toEqual([{ text: 's', at: 7 }])
})

test('the first key after a pause asks at once, whatever is in flight', () => {
  const keys = [
    { text: 's', at: 0 },
    { text: 'st', at: 600 },
  ]
  expect(play(keys, 5000)).toEqual([
    { text: 's', at: 0 },
    { text: 'st', at: 600 },
  ])
})

test.each([0, 50, 200, 1000])('"starbucks" at 100 ms a key costs 3 requests, %i ms away', (ms) => {
  const asked = play(typing('starbucks', 100), ms)
  expect(asked.length).toBeLessThanOrEqual(3)
  expect(asked.at(-1)?.text).toBe('starbucks')
})

test('the settled text is asked soon after the last key, even while another is in flight', () => {
  const asked = play(typing('star', 100), 5000)
  expect(asked.map(({ text }) => text)).toEqual(['s', 'star'])
  expect((asked.at(-1)?.at ?? 0) - 300).toBeLessThanOrEqual(200)
})

test('a cached text is not asked, and what waits for its turn is forgotten', () => {
  const keys = [
    { text: 's', at: 0 },
    { text: 'st', at: 100 },
    { text: 's', at: 150, isCached: true },
  ]
  expect(play(keys, 20).map(({ text }) => text)).toEqual(['s'])
})

test('a late answer to an older text does not free the way', () => {
  let pacing: Pacing<Typed> = atRest
  for (const [at, id] of [
    [0, 's'],
    [600, 'st'],
  ] as const) {
    pacing = pace(pacing, { type: 'typed', question: { id }, isCached: false, at })
  }
  const after = pace(pacing, { type: 'answered', id: 's', at: 700 })
  expect(after).toBe(pacing)
})

test('dismissed: nothing more is asked', () => {
  let pacing: Pacing<Typed> = atRest
  for (const [at, id] of [
    [0, 's'],
    [100, 'st'],
  ] as const) {
    pacing = pace(pacing, { type: 'typed', question: { id }, isCached: false, at })
  }
  pacing = pace(pacing, { type: 'stopped' })
  expect(dueAt(pacing)).toBeUndefined()
  expect(pacing.asked).toBeUndefined()
})

test('however one types: the last text is asked or cached, and requests keep their distance', () => {
  const key = fc.record({
    wait: fc.integer({ min: 0, max: 900 }),
    text: fc.constantFrom('a', 'ab', 'abc', 'cached'),
  })
  fc.assert(
    fc.property(fc.array(key, { minLength: 1, maxLength: 40 }), fc.nat(3000), (strokes, ms) => {
      let at = 0
      const keys = strokes.map(({ wait, text }) => {
        at += wait
        return { text, isCached: text === 'cached', at }
      })
      const asked = play(keys, ms)
      const last = keys.at(-1)
      if (last && !last.isCached) expect(asked.map(({ text }) => text)).toContain(last.text)
      const pauses = keys.filter((now, index) => now.at - (keys[index - 1]?.at ?? -900) >= 500)
      for (const [index, { at: now }] of asked.entries()) {
        if (pauses.some((pause) => pause.at === now)) continue
        // The first request has none before it: what was cached asked nothing.
        const before = asked[index - 1]?.at
        if (before !== undefined) expect(now - before).toBeGreaterThanOrEqual(120)
      }
    }),
  )
})

test('a cached text does not put off the first request', () => {
  const keys = [
    { text: 'cached', isCached: true, at: 0 },
    { text: 'a', isCached: false, at: 1 },
  ]
  expect(play(keys, 0).map(({ text, at }) => ({ text, at }))).toEqual([{ text: 'a', at: 1 }])
})

test('a text that is told twice counts once: it changes neither the rhythm nor what is asked', () => {
  const typed = (id: string, at: number): PacingEvent<Typed> => ({
    type: 'typed',
    question: { id },
    isCached: false,
    at,
  })
  const once = [typed('s', 0), typed('st', 100)].reduce<Pacing<Typed>>(pace, atRest)
  expect(pace(once, typed('st', 101))).toEqual(once)
})
