import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ForeignSearch } from './ForeignSearch.tsx'
import { OwnInput } from './OwnInput.tsx'

const meta = {
  title: 'Place search/Headless',
  component: ForeignSearch,
  tags: ['!autodocs'],
  args: { onPick: fn() },
} satisfies Meta<typeof ForeignSearch>

export default meta
type Story = StoryObj<typeof meta>

/** The box rebuilt in another design, only with `usePlaceSearch`. */
export const AnotherDesign: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Destination' }), 'teatro so')
    await expect(await canvas.findByRole('option', { name: /^Teatro Solís/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPick).toHaveBeenCalledWith('Teatro Solís')
    await expect(canvas.getByRole('combobox')).toHaveValue('Teatro Solís')
  },
}

export const AnotherDesignOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ca')
    await canvas.findAllByRole('option')
    await userEvent.keyboard('{ArrowDown}')
  },
}

export const AnotherDesignFailed: Story = {
  parameters: { scenarios: [{ kind: 'wrong-body', body: 'html' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'teatro')
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** An input of the app with the library’s list, by `usePlaceSearch` and `PlaceSearchPopup`. */
export const InputOfYours: Story = {
  render: (args) => <OwnInput {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Town or street' })
    await userEvent.type(input, 'teatro so')
    await userEvent.click(await canvas.findByRole('option', { name: /^Teatro Solís/ }))
    await expect(args.onPick).toHaveBeenCalledWith('Teatro Solís')
    await expect(input).toHaveValue('Teatro Solís')
    await userEvent.clear(input)
    await userEvent.type(input, 'ca')
    await canvas.findAllByRole('option')
  },
}
