import { fold } from '@signpost/client/domain'
import type { AreaRecord } from '../../data/record.ts'
import { kindCodes } from '../layout/kinds.ts'
import type { FoundRecord } from '../PlaceStore.ts'
import type { Plan } from '../Plan.ts'
import type { Candidate } from './candidates.ts'
import type { Reader } from './Reader.ts'

/**
 * Keeps one of several areas with the same displayed text, such as a city and the state or country of the same name. A city takes precedence over its
 * state, because it is the more exact answer.
 */
export function* dedupeAreas(candidates: readonly Candidate[], reader: Reader): Plan<Candidate[]> {
  const areas = candidates.filter(({ doc }) => doc.kind === kindCodes.area)
  const groups = [...Map.groupBy(areas, ({ doc }) => doc.names[0]?.join(' ')).values()]
  // Records are only read for several areas of one name.
  const namesakes = groups.filter(({ length }) => length > 1)
  const records = yield* reader.records(namesakes.flat().map(({ doc }) => doc.id))
  const recordOf = new Map(records.map((record, index) => [namesakes.flat()[index], record]))
  const duplicates = new Set(namesakes.flatMap((group) => duplicatesIn(group, recordOf)))
  return candidates.filter((candidate) => !duplicates.has(candidate))
}

/** The duplicates among areas of one name. */
function duplicatesIn(
  namesakes: readonly Candidate[],
  recordOf: ReadonlyMap<Candidate | undefined, FoundRecord | null>,
): Candidate[] {
  const alike = namesakes.flatMap((candidate) => {
    const record = recordOf.get(candidate)
    return record?.kind === 'area' && isNamedAlike(record) ? { candidate, record } : []
  })
  const countries = Map.groupBy(alike, ({ record }) => record.countryCode).values()
  return [...countries].flatMap((same) => {
    const isState = ({ record }: (typeof same)[number]): boolean => record.area === 'state'
    const kept = same.find((area) => !isState(area)) ?? same[0]
    return same.filter((area) => area !== kept).map(({ candidate }) => candidate)
  })
}

/** True when the shown text of an area does not include its kind. */
function isNamedAlike({ area, name, state }: AreaRecord): boolean {
  return (
    area === 'country' ||
    area === 'state' ||
    (area === 'city' && state !== undefined && fold(state) === fold(name))
  )
}
