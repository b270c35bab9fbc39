import { ManeuverList } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import {
  acrossMontevideo,
  everyStep,
  hostileRoute,
  longRoute,
  richRoute,
  roundaboutRoute,
  withoutSteps,
} from './routes.ts'
import { withRoute } from './withRoute.tsx'

const meta = {
  title: 'Written route/ManeuverList',
  component: ManeuverList,
  decorators: [withRoute],
  parameters: { units: 'metric' },
  args: { route: acrossMontevideo },
} satisfies Meta<typeof ManeuverList>

export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys move from step to step. */
export const Default: Story = {
  args: { onActiveStepChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Avenida 18 de Julio/ }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onActiveStepChange).toHaveBeenLastCalledWith(6)
    await expect(canvas.getByRole('button', { current: 'step' })).toHaveTextContent(
      'Turn left onto Bulevar General Artigas (Bulevar Artigas) for 280 m',
    )
  },
}

export const French: Story = { globals: { language: 'fr' } }
export const Spanish: Story = { globals: { language: 'es' } }
export const German: Story = { globals: { language: 'de' } }
export const Italian: Story = { globals: { language: 'it' } }

/** Right to left; left turns stay left, and names in Latin letters keep their own direction. */
export const Arabic: Story = { globals: { language: 'ar' }, args: { defaultActiveStep: 2 } }

export const Dark: Story = { globals: { colorScheme: 'dark' }, args: { defaultActiveStep: 2 } }

export const EveryStep: Story = { args: { route: everyStep, ends: false } }

/** The icons of roundabouts show the number of the exit, which is also in the sentence. */
export const Roundabouts: Story = {
  args: { route: roundaboutRoute, ends: false },
  play: async ({ canvasElement }) => {
    const numbers = canvasElement.querySelectorAll('[data-part="icon"] text')
    await expect(numbers.length).toBeGreaterThan(2)
  },
}

/** A stretch before the first turn, a road that changes its name, and a step that follows immediately. */
export const Rich: Story = { args: { route: richRoute } }

/** Only the visible steps of 5,000 are rendered. */
export const Long: Story = {
  args: { route: longRoute },
  decorators: [
    (Story) => (
      <section className="route-scroller" aria-label="Long route">
        <Story />
      </section>
    ),
  ],
  play: async ({ canvasElement, canvas }) => {
    const rows = () => canvasElement.querySelectorAll('[data-part="row"]').length
    await expect(rows()).toBeLessThan(200)
    await expect(canvas.getByText('Show all 5,000 steps')).toBeInTheDocument()
  },
}

export const HostileNames: Story = { args: { route: hostileRoute } }

export const NoSteps: Story = { args: { route: withoutSteps } }

export const NoRoute: Story = { args: { route: null } }
