import { expect, test } from 'vitest'
import { answering } from '../../test/answering.ts'
import { operationNames, operations, validAnswers } from '../../test/validAnswers.ts'

type Path = readonly (string | number)[]

/** Every part of a value, at any depth, with its path. */
function parts(value: unknown, path: Path = []): [path: Path, part: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [[path, value], ...inner.flatMap(([key, part]) => parts(part, [...path, key]))]
}

/** A copy of the value with one part replaced. */
function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? replaced(item, rest, by) : item))
  }
  return typeof value === 'object' && value !== null
    ? { ...value, [key]: replaced(Reflect.get(value, key), rest, by) }
    : value
}

/** The parts of answers that the client never reads. */
const unread = ['len', 'segments.heading']

const isRead = (path: Path): boolean => {
  const names = path.filter((key) => typeof key === 'string').join('.')
  return !unread.some((name) => names.endsWith(name))
}

async function issuesOf(name: (typeof operationNames)[number], body: unknown): Promise<number> {
  const { client, issues } = answering(body)
  return operations[name](client).then(
    () => issues.length,
    (error) => (error.kind === 'decode' ? 1 : 0),
  )
}

test.each(operationNames)('%s: every unreadable part is reported', async (name) => {
  const paths = parts(validAnswers[name]).map(([path]) => path)
  const silent: string[] = []
  for (const path of paths.filter(isRead)) {
    // A value that is not a text, number, flag, object, or list of them.
    const issues = await issuesOf(name, replaced(validAnswers[name], path, [[]]))
    if (issues === 0) silent.push(path.join('.'))
  }
  expect(silent).toEqual([])
})

test.each(operationNames)('%s: an empty item of a list is reported', async (name) => {
  const items = parts(validAnswers[name]).filter(
    ([path, part]) => typeof path.at(-1) === 'number' && typeof part === 'object',
  )
  const silent: string[] = []
  for (const [path] of items) {
    const issues = await issuesOf(name, replaced(validAnswers[name], path, {}))
    if (issues === 0) silent.push(path.join('.'))
  }
  // A maneuver without any known field is still a step of the route; an empty address means that there is none.
  const mayBeEmpty = { getDirections: ['maneuvers.0'], reverseGeocode: ['locations.0'] }
  expect(silent).toEqual(name in mayBeEmpty ? mayBeEmpty[name as keyof typeof mayBeEmpty] : [])
})
