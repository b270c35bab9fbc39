import { AddressText } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = {
  title: 'Place card/AddressText',
  component: AddressText,
} satisfies Meta<typeof AddressText>

export default meta
type Story = StoryObj<typeof meta>

export const Uruguay: Story = {
  args: {
    address: {
      houseNumber: '1507',
      street: 'Durazno',
      city: 'Montevideo',
      postal: '11200',
      country: 'Uruguay',
      countryCode: 'URY',
    },
  },
}

export const UnitedStates: Story = {
  args: {
    address: {
      houseNumber: '1219',
      street: 'SW Park Ave',
      city: 'Portland',
      state: 'Oregon',
      postal: '97205',
      country: 'United States',
      countryCode: 'USA',
    },
  },
}

export const Japan: Story = {
  args: {
    address: {
      houseNumber: '9-1',
      street: '丸の内1丁目',
      city: '千代田区',
      state: '東京都',
      postal: '100-0005',
      country: '日本',
      countryCode: 'JPN',
    },
  },
}

export const OneLine: Story = { args: { ...Uruguay.args, layout: 'line', country: false } }

/** An address without parts shows the text of the service. */
export const Written: Story = {
  args: { address: { formatted: 'Plaza Independencia, Montevideo' } },
}
