import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Bounds } from '@signpost/client/domain'
import { writePbf } from '../osm/writePbf.ts'
import { readQaTiles } from './readQaTiles.ts'
import { boundsOf } from './TileGrid.ts'
import { toElements } from './toElements.ts'

export interface DemoCity {
  name: string
  /** ISO 3166-1 alpha-3. */
  country: string
  /** The `.osm.pbf` file. */
  path: string
  bounds: Bounds
}

/** Converts the demo cities from their tiles to one `.osm.pbf` file each. */
export async function writeDemoPbf(
  folder: string,
  progress?: (done: number, total: number) => void,
): Promise<DemoCity[]> {
  await mkdir(folder, { recursive: true })
  const tiles = join(
    dirname(fileURLToPath(import.meta.resolve('@mapbox/mvt-fixtures'))),
    'real-world',
  )
  const cities: DemoCity[] = []
  for (const { name, country, folder: source, firstId } of demoSources) {
    const city = await readQaTiles(join(tiles, source))
    const path = join(folder, `${name.toLowerCase()}.osm.pbf`)
    const bounds = boundsOf(city.grid)
    const header = { bounds, date: city.editedAt, source: 'OpenStreetMap contributors' }
    await writePbf(path, header, toElements(city, firstId))
    cities.push({ name, country, path, bounds })
    progress?.(cities.length, demoSources.length)
  }
  return cities
}

/** The demo cities, as tiles of December 2017 in a package of test tiles. */
const demoSources: readonly DemoSource[] = [
  { name: 'Montevideo', country: 'URY', folder: 'osm-qa-montevideo', firstId: 1e10 },
  { name: 'Astana', country: 'KAZ', folder: 'osm-qa-astana', firstId: 2e10 },
]

interface DemoSource {
  name: string
  /** ISO 3166-1 alpha-3. */
  country: string
  /** Its folder in the package. */
  folder: string
  /** The first generated id: larger than real ids, and in a range of its own for each city. */
  firstId: number
}
