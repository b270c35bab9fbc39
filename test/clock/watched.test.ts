import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'

const folder = join(root, '.scripts/clock')

/** The clock reads that are recorded while these lines run in a separate process. */
function notedIn(lines: string): string[] {
  const program = `
    import { pinDate } from ${JSON.stringify(join(folder, 'pinDate.ts'))}
    import { watchMachine } from ${JSON.stringify(join(folder, 'watchMachine.ts'))}
    const noted = []
    watchMachine((what) => noted.push(what))
    pinDate(0, (what) => noted.push(what))
    ${lines}
    console.log(JSON.stringify(noted))`
  const options = [
    '--input-type=module',
    '--disable-warning=ExperimentalWarning',
    '--eval',
    program,
  ]
  return JSON.parse(execFileSync(process.execPath, options, { encoding: 'utf8' }))
}

test.each([
  ['Date.now()', 'the time'],
  ['new Date()', 'the time'],
  ['Date()', 'the time'],
  ['new Date(2026, 0)', 'a date in the zone'],
  ['new Date("2026-05-06T12:00")', 'a date in the zone'],
  ['new Date(0).getHours()', 'Date.prototype.getHours'],
  ['new Intl.NumberFormat()', 'Intl.NumberFormat'],
  ['Intl.DateTimeFormat(undefined, { timeZone: "UTC" })', 'Intl.DateTimeFormat'],
  ['new Intl.DateTimeFormat("en")', 'a time in the zone'],
  ['Number(1).toLocaleString()', 'toLocaleString'],
  ['"b".localeCompare("a")', 'localeCompare'],
  ['navigator.language', 'navigator.language'],
])('%s counts as dependent on the moment', (line, noted) => {
  expect(notedIn(line)).toContain(noted)
})

test('code that gives the same result everywhere does not count', () => {
  const lines = `
    new Date(0).toISOString(); new Date('2026-05-06T12:00:00Z').getUTCHours()
    new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).format(0); 'b'.localeCompare('a', 'en')`
  expect(notedIn(lines)).toEqual([])
})
