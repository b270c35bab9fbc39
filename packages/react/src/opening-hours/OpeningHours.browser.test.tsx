import type { Place } from '@signpost/client'
import { createFakeClock, type FakeClock } from '@signpost/testing'
import { everything, oddPlaces } from '@signpost/testing/fixtures'
import { act, screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { emulateMedia } from '../../../../test/browser/emulateMedia.ts'
import { emulatePrint } from '../../../../test/browser/emulatePrint.ts'
import { violations } from '../../../../test/browser/violations.ts'
import { mountElement } from '../../test/mountElement.tsx'
import { readPlace } from '../../test/readPlace.ts'
import type { SignpostProviderProps } from '../provider/SignpostProvider.tsx'
import { OpeningHours, type OpeningHoursProps } from './OpeningHours.tsx'
import '../styles.css'

const tavern = await readPlace(everything)

/** Mounts hours at a time in UTC; Montevideo is three hours behind. */
function mountHours(
  place: Place | undefined,
  now: string,
  props: OpeningHoursProps = {},
  settings: SignpostProviderProps = {},
): { clock: FakeClock; root: HTMLElement; unmount: () => void } {
  const clock = createFakeClock({ now: `${now}Z` })
  const view = mountElement(<OpeningHours place={place} {...props} />, { clock, ...settings })
  return { clock, root: view.container, unmount: view.unmount }
}

function statusOf(root: HTMLElement): string | null | undefined {
  return root.querySelector('[data-part="status"]')?.textContent
}

/** Advances the clock minute by minute, because React sets the next timer after each one. */
function advance(clock: FakeClock, minutes: number): void {
  for (let minute = 0; minute < minutes; minute += 1) act(() => clock.advance(60_000))
}

interface MeasuredProps {
  readonly onLayout: (text: string | null | undefined) => void
}

/** Reads the text before the browser first paints it. */
function Measured({ onLayout }: MeasuredProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => onLayout(ref.current?.textContent), [onLayout])
  return (
    <div ref={ref}>
      <OpeningHours place={tavern} />
    </div>
  )
}

test('the line is there in the first paint, so that what restores a scroll position finds the whole height', () => {
  const onLayout = vi.fn()
  const clock = createFakeClock({ now: '2026-05-06T13:00Z' })
  mountElement(<Measured onLayout={onLayout} />, { clock })
  expect(onLayout.mock.calls[0]?.[0]).toContain('Open · closes 5:20 PM')
})

test('the line is updated as time passes, by the clock of the place', () => {
  // Wednesday, 10:00 to 17:20.
  const { clock, root } = mountHours(tavern, '2026-05-06T12:00')
  expect(statusOf(root)).toBe('Closed · opens 10 AM')
  advance(clock, 35)
  expect(statusOf(root)).toBe('Opens in 25 min')
  advance(clock, 25)
  expect(statusOf(root)).toBe('Open · closes 5:20 PM')
  advance(clock, 7 * 60 + 10)
  expect(statusOf(root)).toBe('Closes in 10 min')
  advance(clock, 10)
  expect(statusOf(root)).toBe('Closed · opens Thu 9 AM')
})

test('updates shift no layout, in compact width too', () => {
  const { clock, root } = mountHours(tavern, '2026-05-06T12:00')
  // The longest line has 26 characters beside its arrow, one word of them bold, also in a monospaced font.
  const hours = root.querySelector<HTMLElement>('[data-signpost="opening-hours"]')
  hours?.style.setProperty('inline-size', 'calc(27ch + 1.5rem)')
  const below = root.appendChild(document.createElement('p'))
  const top = below.getBoundingClientRect().top
  for (let step = 0; step < 60; step += 1) {
    advance(clock, 10)
    expect([statusOf(root), below.getBoundingClientRect().top]).toEqual([statusOf(root), top])
  }
})

test('in a narrow panel a line does not break before "PM', () => {
  const { root } = mountHours(tavern, '2026-05-06T13:00', { view: 'week' })
  root.style.inlineSize = '200px'
  const lines = document.createRange()
  for (const session of root.querySelectorAll('[data-part="line"]')) {
    lines.selectNodeContents(session)
    const widths = Array.from(lines.getClientRects(), ({ width }) => width)
    expect(widths).toHaveLength(2)
    expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2)
  }
})

test('Timers stop on unmount', () => {
  const { clock, unmount } = mountHours(tavern, '2026-05-06T12:00')
  expect(clock.pending).toBe(1)
  unmount()
  expect(clock.pending).toBe(0)
})

test('Tab asleep an hour: "open now" is updated when the tab is visible again, without a burst of timers', () => {
  const { clock, root } = mountHours(tavern, '2026-05-06T12:30')
  const { now } = clock
  // Timers do not run while a machine sleeps.
  clock.now = () => now() + 3_600_000
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(statusOf(root)).toBe('Open · closes 5:20 PM')
  expect(clock.pending).toBe(1)
})

test('with a `now` of the app there is no timer and no update', () => {
  const now = new Date('2026-05-06T15:00Z')
  const { clock, root } = mountHours(tavern, '2026-05-04T00:00', { now })
  expect(statusOf(root)).toBe('Open · closes 5:20 PM')
  expect(clock.pending).toBe(0)
})

test.each<[string, OpeningHoursProps, SignpostProviderProps, string]>([
  ['the prop', { timeZone: 'Asia/Tokyo' }, { timeZoneAt: () => 'UTC' }, 'Closed · opens 9 AM'],
  ['the place', {}, { timeZoneAt: () => 'Asia/Tokyo' }, 'Open · closes 5:20 PM'],
])('takes the time zone of %s first', (_, props, settings, expected) => {
  const { root } = mountHours(tavern, '2026-05-06T15:00', props, settings)
  expect(statusOf(root)).toBe(expected)
})

test.each([
  ['at once', () => 'America/Montevideo'],
  ['later', async () => 'America/Montevideo'],
])(
  'a place without a time zone takes the one that the app knows for its point, %s',
  async (_, timeZoneAt) => {
    const place = { ...tavern, timeZone: undefined }
    const { root } = mountHours(place, '2026-05-06T15:00', {}, { timeZoneAt })
    expect(statusOf(root)).toBe('Opening hours')
    await waitFor(() => expect(statusOf(root)).toBe('Open · closes 5:20 PM'))
  },
)

test('without a time zone the week is in local time, and a developer learns why, once', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => error.mockRestore())
  const { root } = mountHours({ ...tavern, timeZone: undefined }, '2026-05-06T15:00')
  mountHours({ ...tavern, id: 'b', timeZone: undefined }, '2026-05-06T15:00')
  expect(root.querySelector('[data-part="note"]')?.textContent).toBe('Local time')
  expect(error.mock.calls.flat()).toEqual([expect.stringMatching(/no time zone.*timeZoneAt/)])
})

test.each([
  ['none', undefined, undefined],
  ['one that does not exist', 'Mars/Olympus', undefined],
  ['a resolver that does not know', undefined, () => undefined],
])('No time zone: no claim of "open now", never the viewer’s: %s', (_, timeZone, timeZoneAt) => {
  const { clock, root } = mountHours(
    { ...tavern, timeZone },
    '2026-05-06T15:00',
    {},
    { timeZoneAt },
  )
  expect(statusOf(root)).toBe('Opening hours')
  expect(root.textContent).not.toMatch(/Today|closes|opens/)
  expect(clock.pending).toBe(0)
})

test('without a time zone the week is shown from its first day', () => {
  mountHours({ ...tavern, timeZone: undefined }, '2026-05-06T15:00')
  expect(screen.getByRole('table', { name: 'Opening hours' })).toBeTruthy()
  expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('true')
})

test('the button opens and closes the week', async () => {
  const { root } = mountHours(tavern, '2026-05-06T15:00')
  expect(screen.queryByRole('table')).toBeNull()
  await userEvent.click(
    screen.getByRole('button', { name: 'Open · closes 5:20 PM', expanded: false }),
  )
  const button = screen.getByRole('button', { expanded: true })
  const more = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect(more?.contains(screen.getByRole('table'))).toBe(true)
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'WednesdayToday10 AM – 5:20 PM',
    'Thursday9 AM – 7:10 PM',
    'Friday8 PM – 2 AM',
    'Saturday1 PM – 11 PM',
    'Sunday11 AM – 4 PM',
    'Monday7 AM – 9:45 AM',
    'Tuesday8 AM – 12:15 PM2 PM – 6:30 PM',
  ])
  expect(root.textContent).toContain('Local time (Uruguay Time)')
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('table')).toBeNull()
})

test('today is marked by text, by weight and for screen readers, and changes at midnight of the place', () => {
  // 22:50 in Montevideo.
  const { clock } = mountHours(tavern, '2026-05-07T01:50', { view: 'week' })
  const today = () => screen.getAllByRole('row').filter((row) => row.ariaCurrent === 'date')
  expect(today().map((row) => row.textContent)).toEqual(['WednesdayToday10 AM – 5:20 PM'])
  expect(
    getComputedStyle(within(today()[0] as HTMLElement).getByRole('rowheader')).fontWeight,
  ).toBe('650')
  advance(clock, 69)
  expect(today()[0]?.textContent).toContain('Wednesday')
  advance(clock, 1)
  expect(today().map((row) => row.textContent)).toEqual(['ThursdayToday9 AM – 7:10 PM'])
})

test.each([
  ['en-US', 'Wednesday', 'Sunday', '8 AM – 12:15 PM'],
  ['en-GB', 'Wednesday', 'Monday', '08:00 – 12:15'],
  ['de', 'Mittwoch', 'Montag', '08:00 – 12:15'],
  ['ar-EG', 'الأربعاء', 'السبت', '٨ ص – ١٢:١٥ م'],
])(
  'the week begins with today, without a time zone as in the locale, whose clock it has: %s',
  (language, today, firstDay, times) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const [place, first] of [
      [tavern, today],
      [{ ...tavern, timeZone: undefined, coordinate: undefined }, firstDay],
    ] as const) {
      const { unmount } = mountHours(place, '2026-05-06T15:00', { view: 'week' }, { language })
      const rows = screen.getAllByRole('row')
      expect(rows[0]?.textContent).toContain(first)
      expect(rows.some((row) => row.textContent?.includes(times))).toBe(true)
      unmount()
    }
  },
)

test.each([
  ['hoursToMidnight', 'Open 24 hours'],
  ['hoursMidnightToMidnight', 'Open 24 hours'],
  ['hoursClosedAllWeek', 'Closed all week'],
] as const)('%s: "%s", without a week, whatever the zone', async (name, announced) => {
  const place = await readPlace(oddPlaces[name])
  const { root } = mountHours(
    { ...place, timeZone: undefined, hours: { sessions: place.hours?.sessions } },
    '2026-05-06T15:00',
  )
  expect(root.textContent).toBe(announced)
})

test('in a week, a day that is open for 24 hours and a closed day say so', async () => {
  const place = await readPlace(oddPlaces.hoursToLastSecond)
  mountHours(place, '2026-05-06T15:00', { view: 'week' })
  const rows = screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toContain('WednesdayTodayClosed')
  expect(rows).toContain('MondayOpen 24 hours')
})

test.each(['hoursEndBeforeStart', 'hoursEndBeyondDay', 'hoursSplitAtMidnight'] as const)(
  'past midnight is open at 01:00 and is one session: %s',
  async (name) => {
    const place = await readPlace(oddPlaces[name])
    // Saturday, 01:00 in Montevideo.
    const { root } = mountHours(place, '2026-05-09T04:00', { defaultExpanded: true })
    expect(statusOf(root)).toBe('Open · closes 2 AM')
    const friday = screen.getAllByRole('row').find((row) => row.textContent?.startsWith('Friday'))
    expect(friday?.textContent).toBe('Friday10 PM – 2 AM')
  },
)

test.each([
  ['hoursUnsorted', 'Tuesday9 AM – 12 PM2 PM – 6 PM'],
  ['hoursOverlapping', 'Wednesday9 AM – 6 PM'],
  ['hoursTwice', 'Monday9 AM – 5 PM'],
] as const)('overlapping, unsorted, duplicate are merged: %s', async (name, row) => {
  const place = await readPlace(oddPlaces[name])
  // A Thursday.
  mountHours(place, '2026-05-07T15:00', { view: 'week' })
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toContain(row)
})

test.each([
  ['the day before, an hour behind', '2026-03-28T15:59'],
  ['the day of the change', '2026-03-29T14:59'],
])('Daylight saving: wall clock kept, %s', (_, lastMinute) => {
  const sessions = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, start: 9 * 3600, end: 17 * 3600 }))
  const place = { ...tavern, hours: { sessions }, timeZone: 'Europe/Berlin' }
  const { clock, root } = mountHours(place, lastMinute)
  expect(statusOf(root)).toBe('Closes in 1 min')
  advance(clock, 1)
  expect(statusOf(root)).toMatch(/^Closed · opens Mon|^Closed · opens Sun/)
})

test('hours that are text only are shown as text', async () => {
  const place = await readPlace(oddPlaces.hoursTextOnly)
  const { root } = mountHours(place, '2026-05-06T15:00')
  expect(root.textContent).toBe('Different every day: see the board')
  expect(screen.queryByRole('button')).toBeNull()
})

test('the status is that of the week, and a text that says more than days and times stands beside it', () => {
  const textsOf = (text: string) => {
    const hours = { text, sessions: tavern.hours?.sessions }
    const shown = mountHours({ ...tavern, hours }, '2026-05-06T20:30', { defaultExpanded: true })
    expect(statusOf(shown.root)).toBe('Closed · opens Thu 9 AM')
    return [...shown.root.querySelectorAll('[data-part="text"]')].map((one) => one.textContent)
  }
  expect(textsOf('Closed on 25 December')).toEqual(['Closed on 25 December'])
})

test.each(['Mo-Fr 09:00-18:00; Sa,Su off', '24/7'])(
  'a text that has only days and times is not shown beside a whole week: %s',
  (text) => {
    const hours = { text, sessions: tavern.hours?.sessions }
    const { root } = mountHours({ ...tavern, hours }, '2026-05-06T20:30', { defaultExpanded: true })
    expect(root.querySelector('[data-part="text"]')).toBeNull()
  },
)

test('one bad session, one missing day: neither is called closed, other days are unaffected, and the text is shown as well', async () => {
  const place = await readPlace(oddPlaces.hoursPartlyUnreadable)
  // Monday, noon in Montevideo.
  const { clock, root } = mountHours(place, '2026-05-04T15:00', { defaultExpanded: true })
  expect(statusOf(root)).toBe('Open · closes 5 PM')
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'MondayToday9 AM – 5 PM',
    'TuesdayHours unavailable',
    'Wednesday9 AM – 12 PMHours may vary',
    'Thursday9 AM – 5 PM',
    'FridayHours unavailable',
    'SaturdayClosed',
    'SundayClosed',
  ])
  expect(root.textContent).toContain('see the board')
  advance(clock, 5 * 60)
  expect(statusOf(root)).toBe('Closed')
  // Tuesday.
  advance(clock, 7 * 60)
  expect(statusOf(root)).toBe('Opening hours')
  expect(root.querySelector('[data-opening]')?.getAttribute('data-opening')).toBe('unknown')
})

test('the line alone has no button; renders nothing where no hours are known', () => {
  const { root, unmount } = mountHours(tavern, '2026-05-06T15:00', { view: 'status' })
  expect(root.textContent).toBe('Open · closes 5:20 PM')
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  expect(mountHours({ ...tavern, hours: undefined }, '2026-05-06T15:00').root.textContent).toBe('')
})

test.each(['light', 'dark'])('axe reports nothing in any state, %s', async (scheme) => {
  await emulateMedia('prefers-color-scheme', scheme)
  document.documentElement.style.background = scheme === 'dark' ? '#000' : '#fff'
  onTestFinished(() => void document.documentElement.removeAttribute('style'))
  const noZone = { ...tavern, timeZone: undefined }
  const textOnly = await readPlace(oddPlaces.hoursTextOnly)
  for (const [place, time] of [
    [tavern, '2026-05-06T15:00'],
    [tavern, '2026-05-06T20:00'],
    [tavern, '2026-05-06T23:00'],
    [noZone, '2026-05-06T15:00'],
    [textOnly, '2026-05-06T15:00'],
  ] as const) {
    const { root, unmount } = mountHours(place, time, { defaultExpanded: true })
    expect([time, await violations(root)]).toEqual([time, []])
    unmount()
  }
})

test('prints the week', async () => {
  mountHours(tavern, '2026-05-06T15:00')
  await emulatePrint()
  expect(getComputedStyle(document.querySelector('[data-part="content"]') as Element).display).toBe(
    'block',
  )
})
