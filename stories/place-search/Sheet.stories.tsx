import { PlaceSearch } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { storedPlaces } from './storedPlaces.ts'

const meta = {
  title: 'Place search/On a phone',
  component: PlaceSearch,
  tags: ['!autodocs'],
  args: { layout: 'sheet', recent: { storage: storedPlaces() }, locate: true },
  globals: { viewport: { value: 'mobile1' } },
} satisfies Meta<typeof PlaceSearch>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Taps the box, which then fills the screen. */
const open: Play = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'))
  const box = canvasElement.querySelector('[data-signpost="place-search"]')
  await waitFor(() => expect(box).toHaveAttribute('data-sheet'))
  await expect(box?.getBoundingClientRect()).toMatchObject({ top: 0, width: innerWidth })
}

export const Opened: Story = {
  play: async (context) => {
    await open(context)
    await expect(await context.canvas.findByRole('option', { name: /^Edit/ })).toBeVisible()
  },
}

export const Typing: Story = {
  play: async (context) => {
    await open(context)
    await context.userEvent.keyboard('tea')
    const name = /^Teatro Solís.*\d (m|ft|mi|km)$/
    await waitFor(() => expect(context.canvas.getByRole('option', { name })).toBeVisible())
  },
}

export const Closed: Story = {
  play: async (context) => {
    await open(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Close search' }))
    await expect(context.canvas.getByRole('combobox')).toHaveFocus()
    await expect(context.canvas.queryByRole('dialog')).toBeNull()
  },
}

export const NothingFound: Story = {
  play: async (context) => {
    await open(context)
    await context.userEvent.keyboard('qwxyz')
    await expect(await context.canvas.findByText('No results')).toBeVisible()
  },
}

export const InArabic: Story = {
  globals: { language: 'ar' },
  play: async (context) => {
    await open(context)
    await expect(await context.canvas.findByRole('option', { name: /^تعديل/ })).toBeVisible()
  },
}
