import { buildData } from '../../../build/src/build/buildData.ts'
import { demoExtracts } from '../../../build/src/demoExtracts.ts'
import { cachedData } from './cachedData.ts'

/** The data folder of the demo. */
export function demoData(): Promise<string> {
  return cachedData('demo', (out, program) =>
    buildData({ inputs: demoExtracts, out, program, world: true }),
  )
}
