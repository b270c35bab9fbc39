import { buildDemoData } from '../../../build/src/build/buildData.ts'
import { dataWriters } from '../../../build/src/build/dataWriters.ts'
import { cachedData } from './cachedData.ts'

/** The data folder of the demo. */
export function demoData(): Promise<string> {
  return cachedData('demo', (out, program) =>
    buildDemoData({ out, program, world: true }, dataWriters),
  )
}
