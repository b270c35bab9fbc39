import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DeliveryAddress } from './DeliveryAddress.tsx'
import { choosing } from './typing.ts'
import './with-form.css'

const meta = {
  title: 'Address/In fifteen lines',
  component: DeliveryAddress,
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <div className="form-page">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DeliveryAddress>

export default meta
type Story = StoryObj<typeof meta>

/** An address is typed and chosen, and a form of React 18 or 19 sends it. */
export const Delivered: Story = {
  play: async (context) => {
    await choosing('buenos aires 678 apto 3')(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }))
    await expect(
      await canvas.findByText('On its way to Buenos Aires 678, Montevideo.'),
    ).toBeVisible()
  },
}
