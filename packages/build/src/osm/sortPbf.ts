import type { OsmElement } from './OsmElement.ts'
import { readPbf, readPbfHeader } from './readPbf.ts'
import { writePbf } from './writePbf.ts'

const ORDER = ['node', 'way', 'relation'] as const

/** True for an element that comes after another in a sorted file: by type, then by id. */
export function isAfter(element: OsmElement, last: OsmElement): boolean {
  if (element.type === last.type) return element.id > last.id
  return ORDER.indexOf(element.type) > ORDER.indexOf(last.type)
}

/** Writes a sorted copy of an `.osm.pbf` file, which is in memory meanwhile. Of an object that is in it twice, the first is kept. */
export async function sortPbf(path: string, copy: string, signal?: AbortSignal): Promise<void> {
  const elements: OsmElement[] = []
  for await (const block of readPbf(path, signal))
    for (const element of block) elements.push(element)
  elements.sort((a, b) => (a.type === b.type ? a.id - b.id : isAfter(a, b) ? 1 : -1))
  const once = elements.filter(({ type, id }, at) => {
    const last = elements[at - 1]
    return type !== last?.type || id !== last.id
  })
  await writePbf(copy, await readPbfHeader(path), once)
}
