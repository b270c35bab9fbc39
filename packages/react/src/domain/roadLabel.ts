import type { Road } from '@signpost/client'
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
