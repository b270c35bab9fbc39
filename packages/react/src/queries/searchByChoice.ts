import {
  type CallOptions,
  type Connection,
  type Place,
  type PlacePage,
  type SearchParameters,
  search,
} from '@signpost/client'
import { matchesChoice, type PlaceChoice, searchTexts } from '../domain/PlaceChoice.ts'

/** The maximum number of consecutive pages without a match that load automatically. */
const mostPagesAtOnce = 5

/** Returns one page of the filtered places. Several texts run as concurrent searches, whose places are merged by distance. */
export async function searchByChoice(
  connection: Connection,
  { query = '', page, ...where }: Partial<SearchParameters>,
  choice: PlaceChoice,
  options: CallOptions,
): Promise<PlacePage> {
  const texts = where.searchFilter === undefined ? searchTexts(query, choice) : [query]
  const found = new Map<string, Place>()
  let next = page
  for (let round = 0; round < mostPagesAtOnce; round++) {
    const requests = readPages(next, texts)
    const pages = await Promise.all(
      requests.map(({ text, page }) =>
        search(connection, { ...where, query: text, page }, options),
      ),
    )
    for (const place of pages.flatMap(({ places }) => places)) {
      if (matchesChoice(place, choice)) found.set(place.id, place)
    }
    next = writePages(requests, pages)
    if (next === undefined || found.size > 0) break
  }
  const places = [...found.values()]
  return {
    places: texts.length > 1 ? places.sort(nearestFirst) : places,
    ...(next !== undefined && { nextPage: next }),
  }
}

interface PageRequest {
  readonly index: number
  readonly text: string
  readonly page: string | undefined
}

/** Parses the searches that have a next page from the page state. */
function readPages(page: string | undefined, texts: readonly string[]): PageRequest[] {
  const all = texts.map((text, index) => ({ index, text, page: undefined }))
  if (page === undefined) return all
  const pages = new URLSearchParams(page)
  return all.flatMap((one) => {
    const page = pages.get(String(one.index))
    return page === null ? [] : [{ ...one, page }]
  })
}

function writePages(
  requests: readonly PageRequest[],
  pages: readonly PlacePage[],
): string | undefined {
  const open = requests.flatMap(({ index, page }, at): [string, string][] => {
    const next = pages[at]?.nextPage
    return next === undefined || next === page ? [] : [[String(index), next]]
  })
  return open.length > 0 ? new URLSearchParams(open).toString() : undefined
}

function nearestFirst(a: Place, b: Place): number {
  return (a.distance ?? Number.MAX_VALUE) - (b.distance ?? Number.MAX_VALUE)
}
