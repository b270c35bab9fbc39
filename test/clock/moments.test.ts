import { expect, test } from 'vitest'
import { moments } from '../../.scripts/clock/moments.ts'

const walked = moments(new Date('2026-11-22T08:30:00Z'))

/** The wall clock of a zone, with its offset from UTC. */
function wallClock(instant: number, timeZone: string): string {
  const parts = { dateStyle: 'short', timeStyle: 'medium', timeZone } as const
  const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const name = offset.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value
  return `${new Intl.DateTimeFormat('sv', parts).format(instant)} ${name}`
}

test.each(walked)('$name: the written time is the local time in its zone', ({ now, zone }) => {
  const [, date, time, offset] = /^(.+)T(\d\d:\d\d:\d\d)(?:\.\d+)?(Z|.+)$/.exec(now) ?? []
  const shown = wallClock(Date.parse(now), zone)
  if (offset !== 'Z') expect(shown).toBe(`${date} ${time} GMT${offset}`)
})

test.each(['Europe/Madrid', 'America/Santiago', 'Australia/Lord_Howe'])(
  'in %s the clocks change within the previous hour, in both directions',
  (zone) => {
    const here = walked.filter((moment) => moment.zone === zone).map(({ now }) => Date.parse(now))
    const offsetAt = (instant: number): string => wallClock(instant, zone).split('GMT')[1] ?? ''
    const changes = here.map((now) => [offsetAt(now - 3_600_000 * 1.25), offsetAt(now)])
    expect(changes).toHaveLength(2)
    for (const [before, after] of changes) expect(before).not.toBe(after)
  },
)
