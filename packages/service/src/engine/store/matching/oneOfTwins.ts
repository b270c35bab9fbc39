import type { AreaRecord } from '../../../data/record.ts'
import { kindCodes } from '../layout/kinds.ts'
import type { Reader } from '../reading/createReader.ts'
import type { Find } from './finds.ts'

/**
 * Of areas that are shown alike only one, for nobody could tell them apart: a city and the state or country that is called after it. A state
 * gives way to its city, which is the more exact answer.
 */
export function oneOfTwins(finds: readonly Find[], reader: Reader): Find[] {
  const areas = finds.filter(({ doc }) => doc.kind === kindCodes.area)
  const namesakes = Map.groupBy(areas, ({ doc }) => doc.names[0]?.join(' ')).values()
  const left = new Set([...namesakes].flatMap((group) => leftOut(group, reader)))
  return finds.filter((find) => !left.has(find))
}

/** Those of one name that another stands for. Few areas have one: only their records are read. */
function leftOut(namesakes: readonly Find[], { records }: Reader): Find[] {
  if (namesakes.length < 2) return []
  const alike = namesakes.flatMap((find) => {
    const record = records.ofDoc(find.doc.id)
    return record?.kind === 'area' && isNamedAlike(record) ? { find, record } : []
  })
  const countries = Map.groupBy(alike, ({ record }) => record.countryCode).values()
  return [...countries].flatMap((twins) => {
    const isState = ({ record }: (typeof twins)[number]): boolean => record.area === 'state'
    const kept = twins.find((twin) => !isState(twin)) ?? twins[0]
    return twins.filter((twin) => twin !== kept).map(({ find }) => find)
  })
}

/** Whether nothing that is shown of an area tells what sort of one it is. */
function isNamedAlike({ area, name, state }: AreaRecord): boolean {
  return area === 'country' || area === 'state' || (area === 'city' && state === name)
}
