import { moments } from '../clock/moments.ts'
import { addTally, noTests, type Tally } from '../Tally.ts'
import { longReport, readReport, runSuite } from './runSuite.ts'

/** The projects of the calendar. React 18 and Preact run the tests of the browser project, where other moments make no difference. */
const projects = ['node', 'browser', 'stories'].flatMap((name) => ['--project', name])

/** Runs, at each moment of the calendar, the tests that read the machine's clock, zone or language in the last long run. */
export function walkCalendar(): Tally {
  const files = readReport(longReport)
    .testResults.filter(({ assertionResults }) =>
      assertionResults.some(({ meta }) => meta.clockReads?.length),
    )
    .map(({ name }) => name)
  if (files.length === 0) throw new Error('No test depends on time, so the detection is broken.')
  const options = [...files, ...projects]
  let sum = noTests
  for (const { name, ...moment } of moments(new Date())) {
    console.log(`\n── ${name}: ${moment.now}, ${moment.zone}, ${moment.locale} ──`)
    sum = addTally(sum, runSuite({ options, long: 'files', moment }))
  }
  return sum
}
