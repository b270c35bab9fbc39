import type { AreaRecord } from '../../../data/record.ts'
import { kindCodes } from '../layout/kinds.ts'
import type { Reader } from '../reading/createReader.ts'
import type { Candidate } from './candidates.ts'

/**
 * Keeps one of the areas that are shown alike, such as a city and the state or country of the same name, which nobody could tell apart. A
 * state gives way to its city, which is the more exact answer.
 */
export function dedupeAreas(candidates: readonly Candidate[], reader: Reader): Candidate[] {
  const areas = candidates.filter(({ doc }) => doc.kind === kindCodes.area)
  const namesakes = Map.groupBy(areas, ({ doc }) => doc.names[0]?.join(' ')).values()
  const duplicates = new Set([...namesakes].flatMap((group) => duplicatesIn(group, reader)))
  return candidates.filter((candidate) => !duplicates.has(candidate))
}

/** The duplicates among areas of one name. Records are read only where there are several. */
function duplicatesIn(namesakes: readonly Candidate[], { records }: Reader): Candidate[] {
  if (namesakes.length < 2) return []
  const alike = namesakes.flatMap((candidate) => {
    const record = records.ofDoc(candidate.doc.id)
    return record?.kind === 'area' && isNamedAlike(record) ? { candidate, record } : []
  })
  const countries = Map.groupBy(alike, ({ record }) => record.countryCode).values()
  return [...countries].flatMap((same) => {
    const isState = ({ record }: (typeof same)[number]): boolean => record.area === 'state'
    const kept = same.find((area) => !isState(area)) ?? same[0]
    return same.filter((area) => area !== kept).map(({ candidate }) => candidate)
  })
}

/** True when nothing that is shown of an area says what kind of area it is. */
function isNamedAlike({ area, name, state }: AreaRecord): boolean {
  return area === 'country' || area === 'state' || (area === 'city' && state === name)
}
