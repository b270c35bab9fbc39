import { RouteMap, useRouteProgress } from '@signpost/map'
import { ManeuverList, RouteSummary } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { acrossMontevideo, withoutSteps } from '../written-route/routes.ts'
import { ground } from './ground.ts'
import { withMap } from './withMap.tsx'

const meta = {
  title: 'Map/RouteMap',
  component: RouteMap,
  decorators: [withMap],
  parameters: { units: 'metric' },
  args: { route: acrossMontevideo, workerUrl: worker, mapStyle: ground },
} satisfies Meta<typeof RouteMap>

export default meta
type Story = StoryObj<typeof meta>

/** The list and the map share the route and the current step. */
export const Default: Story = {
  render: function Beside(args) {
    const [step, setStep] = useState<number | null>(null)
    return (
      <div className="map-beside">
        <RouteMap {...args} activeStep={step ?? undefined} onActiveStepChange={setStep} />
        <ManeuverList route={args.route} activeStep={step} onActiveStepChange={setStep} />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Avenida 18 de Julio/ }))
    await expect(canvas.getByRole('button', { current: 'step' })).toBeVisible()
  },
}

/** The passed part of the route is dimmed. `useRouteProgress` returns the rest of the route, the next step, and when to announce it. */
export const UnderWay: Story = {
  args: { position: { latitude: -34.9055, longitude: -56.1851 } },
  render: function Travelling(args) {
    const progress = useRouteProgress(args.route, args.position)
    const next = progress?.maneuver
    return (
      <div className="map-beside">
        <RouteMap {...args} />
        <div>
          {progress && (
            <RouteSummary
              route={{
                ...args.route,
                distance: progress.remainingDistance,
                duration: progress.remainingDuration,
              }}
            />
          )}
          <ManeuverList route={args.route} activeStep={next ?? null} />
        </div>
      </div>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: 'step' })).toBeVisible()
  },
}

export const Dark: Story = {
  globals: { colorScheme: 'dark' },
  args: { activeStep: 3 },
}

export const NoSteps: Story = { args: { route: withoutSteps } }
