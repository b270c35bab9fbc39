import { afterAll, afterEach, beforeEach, inject } from 'vitest'
import type { Moment } from '../../.scripts/clock/Moment.ts'
import { pinDate } from '../../.scripts/clock/pinDate.ts'
import { watchClockReads } from './clockReads.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** When, where and in which language the tests run. */
    moment: Moment
    /** Notes the code that reads the machine's clock, zone or language. */
    watched: boolean
  }
  interface TaskMeta {
    /** The reads of the machine's clock, zone and language in this file so far. */
    clockReads?: readonly string[]
  }
}

// A test that is about time says its own; every other one begins at this moment, whatever the machine's clock says.
const start = Date.parse(inject('moment').now)
const clockReads = inject('watched') ? watchClockReads() : undefined
const restoreDate = pinDate(start, clockReads?.note)
beforeEach(() => void pinDate(start, clockReads?.note))
// Vitest names what it imports next by the machine's time.
afterAll(restoreDate)
if (clockReads) {
  afterEach(({ task }) => {
    task.meta.clockReads = clockReads.noted()
  })
}
