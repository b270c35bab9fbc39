import { PlaceSearch } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

const meta = {
  title: 'Place search/PlaceSearch',
  component: PlaceSearch,
  // The page of this component is PlaceSearch.mdx.
  tags: ['!autodocs'],
  args: { onSelect: fn(), onQueryChange: fn() },
} satisfies Meta<typeof PlaceSearch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search for a place' }), 'teatro so')
    await expect(await canvas.findByRole('option', { name: /^Teatro Solís/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByRole('combobox')).toHaveValue('Teatro Solís')
    await expect(canvas.queryByRole('option')).toBeNull()
    await expect(args.onSelect).toHaveBeenCalledOnce()
  },
}

export const ByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'mercado')
    await userEvent.click(await canvas.findByRole('option', { name: /^Mercado del Puerto/ }))
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Search for a place' }))
    await expect(canvas.getByRole('combobox')).toHaveValue('')
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

export const HiddenLabel: Story = {
  args: { hideLabel: true, label: 'Where to?', placeholder: 'Where to?' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Where to?' })).toBeVisible()
  },
}

export const Disabled: Story = {
  args: { disabled: true, defaultQuery: 'Teatro Solís' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const ReadOnly: Story = {
  args: { readOnly: true, defaultQuery: 'Teatro Solís' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'x')
    await expect(canvas.getByRole('combobox')).toHaveValue('Teatro Solís')
  },
}

/** A form that sends the text under a name, and requires it. */
export const Required: Story = {
  args: { name: 'place', required: true },
  decorators: [
    (Story) => (
      <form onSubmit={(event) => event.preventDefault()}>
        <Story />
        <p>
          <button type="submit">Send</button> <button type="reset">Reset</button>
        </p>
      </form>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(canvas.getByRole('combobox')).toBeInvalid()
    await userEvent.type(canvas.getByRole('combobox'), 'teatro')
    await expect(canvas.getByRole('combobox')).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(canvas.getByRole('combobox')).toHaveValue('')
  },
}
