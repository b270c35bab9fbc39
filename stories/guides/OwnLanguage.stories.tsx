import { PlaceSearch, SignpostProvider } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { pl } from './pl.ts'

const meta = {
  title: 'Guides/Localization',
  component: PlaceSearch,
  tags: ['!autodocs'],
} satisfies Meta<typeof PlaceSearch>

export default meta
type Story = StoryObj<typeof meta>

/** A language that is not among the six. */
export const Polish: Story = {
  render: () => (
    <SignpostProvider language="pl" messages={pl}>
      <PlaceSearch />
    </SignpostProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Szukaj miejsca' }), 'qwxyz')
    await waitFor(() => expect(canvas.getByText('Nic nie znaleziono')).toBeVisible())
  },
}
