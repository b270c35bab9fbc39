import { Directions, fromURLSearchParams } from '@signpost/map'
import type { Meta, StoryObj } from '@storybook/react-vite'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { expect, waitFor } from 'storybook/test'
import { ground } from './ground.ts'
import { withMap } from './withMap.tsx'

const link =
  'from=-34.9077,-56.2012&from_name=Teatro Solís&to=-34.8945,-56.1529&to_name=Estadio Centenario'

const meta = {
  title: 'Map/Directions',
  component: Directions,
  decorators: [withMap],
  parameters: { units: 'metric' },
  args: {
    defaultValue: fromURLSearchParams(new URLSearchParams(link)),
    map: { workerUrl: worker, mapStyle: ground },
  },
} satisfies Meta<typeof Directions>

export default meta
type Story = StoryObj<typeof meta>

const longTimeout = { timeout: 60_000 }

/** A route from a link, as text and on the map. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'Route' }, longTimeout)
    // On a narrow page the steps are collapsed.
    const fold = canvas.queryByRole('button', { name: 'Steps' })
    if (fold) await userEvent.click(fold)
    const steps = await canvas.findAllByRole('listitem', {}, longTimeout)
    await expect(steps.length).toBeGreaterThan(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Swap start and destination' }))
    await expect(canvas.getByRole('combobox', { name: 'From' })).toHaveValue('Estadio Centenario')
  },
}

/** A route with two stops. Drag a handle, or use its arrow keys. */
export const WithStops: Story = {
  args: {
    defaultValue: fromURLSearchParams(
      new URLSearchParams(
        `${link}&stop1=-34.9055,-56.1913&stop1_name=Plaza Cagancha&stop2=-34.8912,-56.1872&stop2_name=Palacio Legislativo`,
      ),
    ),
  },
}

/** A pin is dragged, or moved by the arrow keys. A moment later the route is requested again. */
export const MovedEnd: Story = {
  play: async ({ canvas, userEvent }) => {
    const pin = await canvas.findByRole('button', { name: /^From: .Teatro Solís/ }, longTimeout)
    pin.focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await waitFor(
      () => expect(canvas.getByRole('combobox', { name: 'From' })).not.toHaveValue('Teatro Solís'),
      longTimeout,
    )
    await expect(pin).toHaveFocus()
  },
}

export const NothingChosen: Story = { args: { defaultValue: undefined } }

/** The list works without a map, WebGL and tiles. */
export const ListOnly: Story = { args: { map: false } }

export const NoWay: Story = {
  parameters: { scenarios: [{ kind: 'no-content' }] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No route between these points', {}, longTimeout),
    ).toBeVisible()
  },
}

/** A service without directions. */
export const NotOffered: Story = {
  parameters: { scenarios: [{ kind: 'error', status: 501 }] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The service doesn’t offer this.', {}, longTimeout),
    ).toBeVisible()
  },
}

/** A wait of days: the request is not repeated, and the error is shown immediately. */
export const Busy: Story = {
  parameters: { scenarios: [{ kind: 'error', status: 503, retryAfter: 999_999 }] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The service is busy. Try again in a few days.', {}, longTimeout),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** The steps are collapsed to the summary, which opens them. */
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

/** The travel time of each vehicle, which costs a request for each. */
export const WithTimes: Story = { args: { travelTimes: true } }

export const French: Story = { globals: { language: 'fr' } }

export const Arabic: Story = { globals: { language: 'ar', colorScheme: 'dark' } }
