import { afterAll, afterEach, beforeEach, inject } from 'vitest'
import type { Moment } from '../../.scripts/clock/moment.ts'
import { pinDate } from '../../.scripts/clock/pinDate.ts'
import { watchClockReads } from './clockReads.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The date, the zone and the language of the tests. */
    moment: Moment
    /** Records the code that reads the machine's clock, zone or language. */
    watched: boolean
  }
  interface TaskMeta {
    /** The recorded reads of the machine's clock, zone and language in this file. */
    clockReads?: readonly string[]
  }
}

// Every test begins at this moment, whatever the machine's clock, unless it sets its own.
const start = Date.parse(inject('moment').now)
const clockReads = inject('watched') ? watchClockReads() : undefined
const restoreDate = pinDate(start, clockReads?.note)
beforeEach(() => void pinDate(start, clockReads?.note))
// Vitest names its next imports by the machine's time.
afterAll(restoreDate)
if (clockReads) {
  afterEach(({ task }) => {
    task.meta.clockReads = clockReads.noted()
  })
}
