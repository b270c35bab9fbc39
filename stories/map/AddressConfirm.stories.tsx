import { AddressConfirm } from '@signpost/map'
import type { Meta, StoryObj } from '@storybook/react-vite'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { expect, waitFor } from 'storybook/test'
import { choosing } from '../address/typing.ts'
import { withForm } from '../address/withForm.tsx'
import { ground } from './ground.ts'

const center = { latitude: -34.9055, longitude: -56.1913 }

const meta = {
  title: 'Map/AddressConfirm',
  component: AddressConfirm,
  decorators: [withForm],
  args: {
    country: 'UY',
    map: { workerUrl: worker, mapStyle: ground, defaultCamera: { center, zoom: 13 } },
  },
} satisfies Meta<typeof AddressConfirm>

export default meta
type Story = StoryObj<typeof meta>

const longTimeout = { timeout: 60_000 }

/** A chosen address sets the pin. Arrow keys move it, and the form offers the address at its new position. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await choosing('avenida 18 de julio 1234')(context)
    const pin = await canvas.findByRole('button', { name: 'Address pin' }, longTimeout)
    const latitude = () => canvasElement.querySelector('input[name="latitude"]')
    const before = latitude()?.getAttribute('value')
    pin.focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(latitude()).not.toHaveValue(before))
    await expect(await canvas.findByText('At the pin', {}, longTimeout)).toBeVisible()
  },
}

/** An address that was saved with its coordinate. */
export const Saved: Story = {
  args: {
    defaultValues: { 'address-line1': 'Sarandí 540', 'address-level2': 'Montevideo' },
    defaultCoordinate: { latitude: -34.90668, longitude: -56.20453 },
  },
}

export const Arabic: Story = {
  globals: { language: 'ar', colorScheme: 'dark' },
  args: { ...Saved.args },
}
