import { join } from 'node:path'
import type { Coordinate } from '@signpost/client/domain'
import { dataFiles } from '../../../data/manifest.ts'
import { demoData } from '../../../testing/demoData.ts'
import { createRandom, pick } from '../../testing/random.ts'
import { samplesOf } from '../../testing/samplesOf.ts'

/** The routing graph of the demo cities, and random journeys on it. */
export interface DemoRoads {
  /** The folder for `createValhallaRouter`. */
  dir: string
  /** Random pairs of addresses of a city, which only depend on the seed. */
  journeys(city: DemoCity, count: number, seed?: number): Journey[]
}

export type DemoCity = 'Montevideo' | 'Astana'

export type Journey = readonly [origin: Coordinate, destination: Coordinate]

const countries: Readonly<Record<DemoCity, string>> = { Montevideo: 'URY', Astana: 'KAZ' }

/** The number of sampled addresses, which includes some hundred of the smaller city. */
const SAMPLES = 5000

export async function demoRoads(): Promise<DemoRoads> {
  const data = await demoData()
  const { addresses } = samplesOf(join(data, dataFiles.index), { count: SAMPLES, seed: 1 })
  return {
    dir: join(data, dataFiles.routing),
    journeys(city, count, seed = 1) {
      const random = createRandom(seed)
      const places = addresses.filter(({ countryCode }) => countryCode === countries[city])
      return Array.from({ length: count }, () => {
        const [origin, destination] = [pick(places, random), pick(places, random)]
        if (!origin || !destination) throw new Error(`The demo has no addresses in ${city}.`)
        return [origin.coordinate, destination.coordinate]
      })
    },
  }
}
