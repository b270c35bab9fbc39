import { RouteSummary, SignpostProvider } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { acrossMontevideo, richRoute, withoutTotals } from './routes.ts'
import { withRoute } from './withRoute.tsx'

const meta = {
  title: 'Written route/RouteSummary',
  component: RouteSummary,
  decorators: [withRoute],
  parameters: { units: 'metric' },
  args: { route: acrossMontevideo, vehicle: 'car' },
} satisfies Meta<typeof RouteSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** With the provider's `timeZoneAt` the time of arrival is shown too. */
export const Arrival: Story = {
  decorators: [
    (Story) => (
      <SignpostProvider timeZoneAt={() => 'America/Montevideo'}>
        <Story />
      </SignpostProvider>
    ),
  ],
}

/** The avoidances that the route does not meet. */
export const Unmet: Story = { args: { route: richRoute, vehicle: 'truck' } }

export const Unknown: Story = { args: { route: withoutTotals } }

export const Arabic: Story = {
  globals: { language: 'ar', colorScheme: 'dark' },
  args: { route: richRoute, vehicle: 'pedestrian' },
}
