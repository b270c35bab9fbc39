import { PlaceSearch } from '@signpost/react'
import {
  createFakeGeolocation,
  type FakeGeolocationOptions,
  installGeolocation,
} from '@signpost/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { storedPlaces } from './storedPlaces.ts'

const meta = {
  title: 'Place search/Before typing',
  component: PlaceSearch,
  tags: ['!autodocs'],
  args: { recent: { storage: storedPlaces() }, locate: true, onSelect: fn() },
} satisfies Meta<typeof PlaceSearch>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const solis = { latitude: -34.9067, longitude: -56.2009 }

/** Gives a story a user with a position and a decision on permission. */
const withUser = (options: FakeGeolocationOptions) => () =>
  installGeolocation(createFakeGeolocation({ position: solis, ...options }))

/** Focuses the empty box. */
const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'))
  await canvas.findByRole('option', { name: /^Use my location/ })
}

/** Places that were chosen before, pinned ones first, as `recent` stores them. */
export const RecentPlaces: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await open(context)
    await expect(canvas.getByRole('option', { name: /^Teatro Solís/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(canvas.getByRole('combobox')).toHaveValue('Teatro Solís')
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await userEvent.clear(canvas.getByRole('combobox'))
    await canvas.findByRole('option', { name: /^Teatro Solís/ })
  },
}

/** The last row opens a view that pins and removes them. */
export const EditingRecentPlaces: Story = {
  args: { recent: { storage: storedPlaces() } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await open(context)
    await userEvent.click(canvas.getByRole('option', { name: 'Edit recent places' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Pin Cafés' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Pin Cafés' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Canelones 2345' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
  },
}

export const RecentPlacesInArabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await canvas.findByRole('option', { name: 'تعديل الأماكن الحديثة' }))
    await expect(await canvas.findByRole('group', { name: 'الأماكن الحديثة' })).toBeVisible()
  },
}

/** The browser asks for permission only when this row is chosen. */
export const UseMyLocation: Story = {
  args: { recent: false },
  beforeEach: withUser({ permission: 'granted' }),
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await open(context)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(canvas.getByRole('combobox')).not.toHaveValue(''))
    await expect(args.onSelect).toHaveBeenCalledOnce()
  },
}

export const LocateState: Story = {
  beforeEach: withUser({ permission: 'prompt' }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await open(context)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await canvas.findByRole('option', { name: /Finding your location/ })).toBeVisible()
  },
}

export const LocationDenied: Story = {
  beforeEach: withUser({ permission: 'denied' }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await open(context)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await canvas.findByRole('option', { name: /Location is blocked/ })).toBeVisible()
  },
}
