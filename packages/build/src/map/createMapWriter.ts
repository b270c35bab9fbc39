import type { MapWriter } from '../writers.ts'
import { classify, type Drawn } from './classify.ts'
import { drawShore } from './shore/drawShore.ts'
import { LandMarks } from './shore/LandMarks.ts'
import { drawCities, nameCities } from './world/drawCities.ts'
import { drawWorld } from './world/drawWorld.ts'
import { readAtlas } from './world/readAtlas.ts'
import { writeMapFile } from './writeMapFile.ts'

/** Writes the file of the base map: the world at low zooms, the added features, and a coastline around them. */
export function createMapWriter(path: string): MapWriter {
  const file = writeMapFile(path)
  const marks = new LandMarks()
  const cities: Drawn[] = []
  for (const drawn of drawWorld()) file.write(drawn)

  return {
    add(feature) {
      if (feature.tags.natural === 'coastline') marks.addCoast(feature.geometry)
      for (const drawn of classify(feature)) {
        const isCity = drawn.layer === 'place' && ['city', 'town'].includes(String(drawn.tags.kind))
        if (isCity) cities.push(drawn)
        else file.write(drawn)
        marks.add(drawn)
      }
    },
    finish() {
      // The atlas is read again here, because keeping it during the build would take 90 MB.
      for (const drawn of drawShore(marks, readAtlas('10m').land)) file.write(drawn)
      for (const drawn of nameCities([...drawCities()], cities)) file.write(drawn)
      return file.close()
    },
  }
}
