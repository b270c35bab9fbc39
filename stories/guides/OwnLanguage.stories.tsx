import { PlaceSearch, SignpostProvider } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { cs } from './cs.ts'

const meta = {
  title: 'Guides/Localization',
  component: PlaceSearch,
  tags: ['!autodocs'],
} satisfies Meta<typeof PlaceSearch>

export default meta
type Story = StoryObj<typeof meta>

/** A language outside the sixteen translations. */
export const Czech: Story = {
  render: () => (
    <SignpostProvider language="cs" messages={cs}>
      <PlaceSearch />
    </SignpostProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Hledat místo' }), 'qwxyz')
    await waitFor(() => expect(canvas.getByText('Žádné výsledky')).toBeVisible())
  },
}
