import { dataWriters } from '../cli/dataWriters.ts'
import { buildDemoData } from '../data/build/buildData.ts'
import { cachedData } from './cachedData.ts'

/** The data folder of the demo. */
export function demoData(): Promise<string> {
  return cachedData('demo', (out, program) =>
    buildDemoData({ out, program, world: true }, dataWriters),
  )
}
