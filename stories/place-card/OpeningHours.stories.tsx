import { OpeningHours } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { richPlace } from '../place-content/places.ts'
import { withPanel } from '../place-content/withPanel.tsx'

const meta = {
  title: 'Place card/OpeningHours',
  component: OpeningHours,
  decorators: [withPanel],
  // Wednesday noon in Montevideo.
  args: { place: richPlace, now: Date.UTC(2026, 4, 6, 15) },
} satisfies Meta<typeof OpeningHours>

export default meta
type Story = StoryObj<typeof meta>

/** Without `now` the status follows the clock; here the time is fixed. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open · closes 5:20 PM' }))
    await expect(canvas.getByRole('table')).toBeVisible()
  },
}

export const ClosesSoon: Story = { args: { now: Date.UTC(2026, 4, 6, 19, 55) } }

export const Closed: Story = { args: { now: Date.UTC(2026, 4, 6, 22) } }

export const PastMidnight: Story = { args: { now: Date.UTC(2026, 4, 9, 4) } }

const { sessions = [] } = richPlace.hours ?? {}

/** Without a known time zone the status is omitted, and only the week is shown. */
export const NoTimeZone: Story = { args: { place: undefined, hours: { sessions } } }

export const AlwaysOpen: Story = {
  args: { place: undefined, hours: { sessions: [{ day: 0, start: 0, end: 604_800 }] } },
}

/** Tuesday is unknown, and Thursday is partly unknown: neither is called closed. */
export const UnknownDays: Story = {
  args: {
    place: undefined,
    hours: { sessions: sessions.filter(({ day }) => day !== 2), unknownDays: [2, 4] },
    view: 'week',
  },
}

export const TextOnly: Story = {
  args: { place: undefined, hours: { text: 'Mon–Fri 9–17\nSat 10–14, in summer to 16' } },
}

export const Week: Story = { args: { view: 'week' } }

export const StatusOnly: Story = { args: { view: 'status' } }

export const French: Story = { args: { view: 'week' }, globals: { language: 'fr' } }

export const Arabic: Story = {
  args: { defaultExpanded: true },
  globals: { language: 'ar', colorScheme: 'dark' },
}
