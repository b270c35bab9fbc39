import { join } from 'node:path'

/** The folder of the package with the extracts of the demo and the license of OpenStreetMap's data. */
export const demoFolder: string = join(import.meta.dirname, '../demo')

/** The cities of the demo, as OpenStreetMap had them in December 2017. */
export const demoExtracts: readonly string[] = [
  join(demoFolder, 'Montevideo.osm.pbf'),
  join(demoFolder, 'Astana.osm.pbf'),
]
