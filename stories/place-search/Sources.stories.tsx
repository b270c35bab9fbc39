import { PlaceSearch } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Delivery } from './ByHand.tsx'
import { OfficeSearch } from './OwnSource.tsx'

const meta = {
  title: 'Place search/Sources',
  component: PlaceSearch,
  tags: ['!autodocs'],
} satisfies Meta<typeof PlaceSearch>

export default meta
type Story = StoryObj<typeof meta>

/** Rows of the app above those of the service, each group with a heading. */
export const OwnSource: Story = {
  render: () => <OfficeSearch />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'the')
    const group = await canvas.findByRole('group', { name: 'Our offices' })
    await expect(within(group).getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByRole('combobox')).toHaveValue('Theatre office')
    await expect(canvas.getByText('Call +598 2915 0001')).toBeVisible()
  },
}

/** `filterItem` hides suggestions; here everything except addresses. */
export const Filter: Story = {
  args: { filterItem: ({ kind }) => kind === 'address' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ave')
    await expect((await canvas.findAllByRole('option'))[0]).toBeVisible()
  },
}

/** A footer for users who cannot find their address. Tab reaches it. */
export const ByHand: Story = {
  render: () => <Delivery />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search for a place' }), 'teatro sol')
    await canvas.findAllByRole('option')
    await userEvent.click(canvas.getByRole('button', { name: 'Enter address manually' }))
    await waitFor(() => expect(canvas.getAllByDisplayValue('teatro sol')).toHaveLength(2))
  },
}
