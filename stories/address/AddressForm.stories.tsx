import { AddressForm } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { choosing, lineOf } from './typing.ts'
import { withForm } from './withForm.tsx'

const meta = {
  title: 'Address/AddressForm',
  component: AddressForm,
  decorators: [withForm],
  args: { country: 'UY' },
} satisfies Meta<typeof AddressForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = {
  play: async (context) => {
    await choosing('avenida 18 de julio 1234')(context)
    const { canvas } = context
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Montevideo')
    await expect(canvas.getByRole('textbox', { name: /^Postal code/ })).toHaveValue('11100')
  },
}

export const UnitedStates: Story = { args: { country: 'US' } }
export const UnitedKingdom: Story = { args: { country: 'GB' } }
export const France: Story = { args: { country: 'FR' } }
export const Germany: Story = { args: { country: 'DE' } }
export const Italy: Story = { args: { country: 'IT' } }
export const Brazil: Story = { args: { country: 'BR' } }
export const Japan: Story = { args: { country: 'JP' } }
export const Ireland: Story = { args: { country: 'IE' } }
export const HongKong: Story = { args: { country: 'HK' } }
export const Emirates: Story = { args: { country: 'AE' } }
export const SouthKorea: Story = { args: { country: 'KR' } }

/** The region is a list that can be searched by typing. */
export const Regions: Story = {
  args: { country: 'US' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'State' }), 'new')
    await expect(await canvas.findByRole('option', { name: 'New York' })).toBeVisible()
  },
}

export const AnyCountry: Story = { args: { country: undefined } }

/** A prefilled form for one country, without a choice of country. */
export const OneCountry: Story = {
  args: {
    countries: ['PT'],
    defaultValues: { 'address-line1': 'Rua Augusta 24', 'address-level2': 'Lisboa' },
  },
}

const zoneAround = (longitude: number, latitude: number) => {
  const [west, east, south, north] = [
    longitude - 0.5,
    longitude + 0.5,
    latitude - 0.5,
    latitude + 0.5,
  ]
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return { type: 'Polygon', coordinates: [ring] } as const
}

/** The address is in the zone of the app. */
export const WeDeliver: Story = {
  args: { inside: zoneAround(-56.19, -34.9) },
  play: async (context) => {
    await choosing('buenos aires 678')(context)
    await expect(await context.canvas.findByText('We deliver to this address.')).toBeVisible()
  },
}

/** The address is outside the zone, and is not accepted until it is edited. */
export const NotYet: Story = {
  args: { inside: zoneAround(-57.96, -31.38) },
  play: async (context) => {
    await choosing('buenos aires 678')(context)
    const { canvas, canvasElement, userEvent } = context
    await expect(await canvas.findByText(/^We don’t deliver to this address/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }))
    await expect(lineOf(canvasElement)).toHaveFocus()
  },
}

/** Two forms on one page, each with its own fields, list and messages. */
export const TwoOnAPage: Story = {
  render: (args) => (
    <div className="two-forms">
      <section>
        <h2>Ship to</h2>
        <AddressForm {...args} section="shipping" aria-label="Ship to" />
      </section>
      <section>
        <h2>Bill to</h2>
        <AddressForm {...args} section="billing" aria-label="Bill to" country="DE" />
      </section>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [form, other] = canvas.getAllByRole('form')
    if (!form || !other) throw new Error('There are no two forms.')
    const [first, second] = [within(form), within(other)]
    await userEvent.type(lineOf(form), 'canelones 2345')
    await first.findByRole('option', { name: /^Canelones/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() =>
      expect(first.getByRole('textbox', { name: 'City' })).toHaveValue('Montevideo'),
    )
    await expect(second.getByRole('textbox', { name: 'City' })).toHaveValue('')
  },
}
