import { join } from 'node:path'

/** The folder of the package with the extracts of the demo and the license of OpenStreetMap's data. */
export const demoFolder: string = join(import.meta.dirname, '../../demo')

/** The cities of the demo, as OpenStreetMap had them in December 2017. */
export const demoRegions: readonly { name: string; path: string }[] = [
  { name: 'Montevideo', path: join(demoFolder, 'montevideo.osm.pbf') },
  { name: 'Astana', path: join(demoFolder, 'astana.osm.pbf') },
]
