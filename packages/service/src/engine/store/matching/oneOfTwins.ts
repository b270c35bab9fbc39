import type { AreaRecord } from '../../../data/record.ts'
import { kindCodes } from '../layout/kinds.ts'
import type { Reader } from '../reading/createReader.ts'
import type { Find } from './finds.ts'

/**
 * Of areas that are shown alike only one, for nobody could tell them apart: a city and the state or country that is called after it. A state
 * gives way to its city, which is the more exact answer.
 */
export function oneOfTwins(finds: readonly Find[], { records }: Reader): Find[] {
  const shown = finds.map(({ doc }) => {
    const record = doc.kind === kindCodes.area ? records.ofDoc(doc.id) : null
    return record?.kind === 'area' && isNamedAlike(record) ? record : null
  })
  const cities = new Set(shown.map((area) => (area?.area === 'city' ? lineOf(area) : null)))
  const seen = new Set<string>()
  return finds.filter((_, index) => {
    const area = shown[index]
    if (!area) return true
    const line = lineOf(area)
    if (seen.has(line) || (area.area === 'state' && cities.has(line))) return false
    seen.add(line)
    return true
  })
}

/** Whether nothing that is shown of an area tells what sort of one it is. */
function isNamedAlike({ area, name, state }: AreaRecord): boolean {
  return area === 'country' || area === 'state' || (area === 'city' && state === name)
}

function lineOf({ name, countryCode }: AreaRecord): string {
  return `${name} ${countryCode}`
}
