import { PlaceSearch } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ReactHookForm as HookForm } from './ReactHookForm.tsx'
import { TanStackForm as TanStack } from './TanStackForm.tsx'

const meta = {
  title: 'Place search/Forms',
  component: PlaceSearch,
  tags: ['!autodocs'],
} satisfies Meta<typeof PlaceSearch>

export default meta
type Story = StoryObj<typeof meta>

/** Submits a text without a choice, which is an error; then with a choice, which is sent; then resets the form. */
const orderTo: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('combobox')
  await userEvent.type(input, 'teatro sol')
  await userEvent.click(canvas.getByRole('button', { name: 'Order' }))
  await waitFor(() => expect(input).toHaveAccessibleDescription('Choose where to deliver.'))
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await userEvent.click(input)
  await userEvent.click(await canvas.findByRole('option', { name: /^Teatro Solís/ }))
  await userEvent.click(canvas.getByRole('button', { name: 'Order' }))
  await expect(await canvas.findByText(/^To Teatro Solís/)).toBeVisible()
  await expect(input).not.toHaveAttribute('aria-invalid')
  await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
  await waitFor(() => expect(input).toHaveValue(''))
}

/** React Hook Form holds the value: `Controller` passes `value`, `onChange`, `onBlur` and `ref`. */
export const ReactHookForm: Story = { render: () => <HookForm />, play: orderTo }

/** TanStack Form holds the value. */
export const TanStackForm: Story = { render: () => <TanStack />, play: orderTo }

/** A native form sends the text under `name`, and beside it the known data of the choice. */
export const NativeForm: Story = {
  args: { name: 'to', lookUp: true, requireSelection: true, required: true, onValueChange: fn() },
  render: (props) => (
    <form>
      <PlaceSearch {...props} />
      <button type="submit">Order</button>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvas.getByRole('combobox')
    const form = canvasElement.querySelector('form') as HTMLFormElement
    await userEvent.type(input, 'teatro sol')
    await expect(form.checkValidity()).toBe(false)
    await userEvent.click(await canvas.findByRole('option', { name: /^Teatro Solís/ }))
    await waitFor(() => expect(new FormData(form).get('to.latitude')).toMatch(/^-34\./))
    await expect(form.checkValidity()).toBe(true)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ coordinate: expect.anything() }),
    )
  },
}

/** With `highlightFirst` Enter chooses the first row. */
export const HighlightFirst: Story = {
  args: { highlightFirst: true, onSelect: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'teatro sol')
    const [first] = await canvas.findAllByRole('option')
    await waitFor(() => expect(first).toHaveAttribute('data-highlighted'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledOnce()
  },
}
