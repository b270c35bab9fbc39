import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answering } from '../../test/answering.ts'
import { operationNames, operations, validAnswers } from '../../test/validAnswers.ts'
import { GeoError } from '../errors/GeoError.ts'

const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    null,
    '',
    ' ',
    -1,
    1e308,
    'undefined',
    'NaN',
    '[object Object]',
    [],
    {},
    [[]],
    [null],
  ),
)

/** The same value with one part of it replaced by junk, or with junk beside it. */
function mutate(value: unknown, steps: readonly number[], by: unknown): unknown {
  const [step, ...rest] = steps
  if (step === undefined || typeof value !== 'object' || value === null) return by
  const keys = Object.keys(value)
  const key = keys[step % (keys.length || 1)]
  if (key === undefined) return by
  if (!Array.isArray(value)) return { ...value, [key]: mutate(Reflect.get(value, key), rest, by) }
  return step % 5 === 0
    ? [...value, by]
    : value.map((item, index) => (String(index) === key ? mutate(item, rest, by) : item))
}

/** Checks that no part of a domain value is empty or `null`, or has a name of the wire. */
function checkDomain(value: unknown): void {
  if (typeof value === 'string') {
    expect(['undefined', 'NaN', '[object Object]']).not.toContain(value)
  } else if (typeof value === 'number') {
    expect(Number.isFinite(value)).toBe(true)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      // `raw` is a provider's own object, kept as it came.
      if (name !== 'raw') checkDomain(part)
    }
  } else {
    expect(typeof value === 'boolean' || value === null || value === undefined).toBe(true)
  }
}

async function checkAnswer(answer: Promise<unknown>): Promise<void> {
  try {
    checkDomain(await answer)
  } catch (error) {
    if (!(error instanceof GeoError)) throw error
    expect(error.kind).toBe('decode')
  }
}

test.each(operationNames)('%s: the valid answer is read without an issue', async (name) => {
  const { client, issues } = answering(validAnswers[name])
  await checkAnswer(operations[name](client))
  expect(issues).toEqual([])
})

test.each(operationNames)('%s: any JSON gives a domain value or a decode error', async (name) => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), (body) =>
      checkAnswer(operations[name](answering(JSON.stringify(body)).client)),
    ),
    { numRuns: fc.readConfigureGlobal().numRuns ?? 200 },
  )
})

test.each(operationNames)(
  '%s: any mutation of a valid answer gives a domain value or a decode error',
  async (name) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(20), { minLength: 1, maxLength: 7 }), junk, (steps, by) =>
        checkAnswer(operations[name](answering(mutate(validAnswers[name], steps, by)).client)),
      ),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 600 },
    )
  },
)
