import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Checkout } from './Checkout.tsx'
import { HookForm } from './HookForm.tsx'
import './own-form.css'

const meta = {
  title: 'Address/Forms of your own',
  component: HookForm,
  tags: ['!autodocs'],
  args: { onOrder: fn() },
} satisfies Meta<typeof HookForm>

export default meta
type Story = StoryObj<typeof meta>

/** `AddressLine` in a form with React Hook Form. */
export const ReactHookForm: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(
      canvas.getByRole('combobox', { name: 'Street' }),
      'buenos aires 678 apto 3',
    )
    await canvas.findByRole('option', { name: /^Buenos Aires 678/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('City')).toHaveValue('Montevideo'))
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }))
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledOnce())
    const order = {
      line1: 'Buenos Aires 678',
      line2: 'apto 3',
      city: 'Montevideo',
      postal: '11000',
    }
    await expect(args.onOrder).toHaveBeenCalledWith({ ...order, country: 'UY' }, expect.anything())
  },
}

const send = fn()

/** `useAddressAutofill` with inputs, state and styles of the app. */
export const Headless: Story = {
  render: () => <Checkout onSend={send} />,
  play: async ({ canvas, userEvent }) => {
    send.mockClear()
    await userEvent.type(canvas.getByRole('combobox', { name: 'Ship to' }), 'buenos aires 678')
    await canvas.findByRole('option', { name: /^Buenos Aires 678/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Town')).toHaveValue('Montevideo'))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const sent = { line1: 'Buenos Aires 678', city: 'Montevideo', region: 'MO', country: 'Uruguay' }
    await waitFor(() => expect(send).toHaveBeenCalledWith({ ...sent, notes: '' }))
  },
}
