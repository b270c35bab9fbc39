import { afterEach, beforeEach, inject } from 'vitest'
import type { Moment } from '../../.scripts/clock/Moment.ts'
import { pinDate } from '../../.scripts/clock/pinDate.ts'
import { readingsOf } from './readings.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** When, where and in which language the tests run. */
    moment: Moment
    /** Whether to note what reads the machine's clock, zone or language. */
    watched: boolean
  }
  interface TaskMeta {
    /** What was read of the machine's clock, zone and language in this file so far. */
    readings?: readonly string[]
  }
}

// A test that is about time says its own; every other one begins at this moment, whatever the machine's clock says.
const start = Date.parse(inject('moment').now)
const readings = inject('watched') ? readingsOf() : undefined
pinDate(start, readings?.note)
beforeEach(() => void pinDate(start, readings?.note))
if (readings) {
  afterEach(({ task }) => {
    task.meta.readings = readings.noted()
  })
}
