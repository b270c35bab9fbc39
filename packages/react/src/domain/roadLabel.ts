import type { Road, Route } from '@signpost/client'
import { fold } from '@signpost/client/domain'
import { oneLine } from './oneLine.ts'

/** The label of a road, with its other name after it unless the first contains it; `undefined` for a road without a name. */
export function roadLabel({ name, secondaryName }: Road): string | undefined {
  const first = oneLine(name ?? '')
  const second = oneLine(secondaryName ?? '')
  if (first === '') return second || undefined
  const isNew = second !== '' && !` ${fold(first)} `.includes(` ${fold(second)} `)
  return isNew ? `${first} (${second})` : first
}

/** True when two roads have a name in common. A road without a name differs from one with a name. */
export function isSameRoad(a: Road, b: Road): boolean {
  const names = namesOf(a)
  return namesOf(b).some((name) => names.includes(name))
}

function namesOf({ name, secondaryName }: Road): string[] {
  return [name, secondaryName]
    .map((text) => fold(oneLine(text ?? '')))
    .filter((text) => text !== '')
}

/** The share of a route that its main road has at least. */
const share = 0.25

/** The road that the longest part of a route is on; undefined for a route of many short ones, and for roads without a name. */
export function mainRoad({ maneuvers }: Pick<Route, 'maneuvers'>): string | undefined {
  const lengths = new Map<string | undefined, number>()
  let whole = 0
  for (const { currentRoad, distance = 0 } of maneuvers) {
    const road = roadLabel(currentRoad)
    lengths.set(road, (lengths.get(road) ?? 0) + distance)
    whole += distance
  }
  lengths.delete(undefined)
  const longest = [...lengths].sort(([, one], [, other]) => other - one)[0]
  return longest && longest[1] > 0 && longest[1] >= share * whole ? longest[0] : undefined
}
