import { PlaceSearch } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

const meta = {
  title: 'Place search/Languages and colors',
  component: PlaceSearch,
  tags: ['!autodocs'],
} satisfies Meta<typeof PlaceSearch>

export default meta
type Story = StoryObj<typeof meta>

/** Types "tea" into the box with a label. */
function typing(label: string): NonNullable<Story['play']> {
  return async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: label }), 'tea')
    await expect(await canvas.findByRole('option', { name: /^Teatro Solís/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
  }
}

export const French: Story = { globals: { language: 'fr' }, play: typing('Rechercher un lieu') }
export const Spanish: Story = { globals: { language: 'es' }, play: typing('Buscar un lugar') }
export const German: Story = { globals: { language: 'de' }, play: typing('Ort suchen') }
export const Italian: Story = { globals: { language: 'it' }, play: typing('Cerca un luogo') }

/** Right to left; names in Latin letters keep their own direction. */
export const Arabic: Story = { globals: { language: 'ar' }, play: typing('البحث عن مكان') }

export const ArabicNothingFound: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'qwxyz')
    await waitFor(() =>
      expect(canvas.getByText('تحقق من الكتابة أو اكتب كلمات أقل.')).toBeVisible(),
    )
  },
}

export const Dark: Story = {
  globals: { colorScheme: 'dark' },
  play: typing('Search for a place'),
}

export const DarkFailed: Story = {
  globals: { colorScheme: 'dark' },
  parameters: { scenarios: [{ kind: 'wrong-body', body: 'html' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'tea')
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
