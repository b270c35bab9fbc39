import { PlaceSearch } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { onlineManager } from '@tanstack/react-query'
import { expect, spyOn, waitFor, within } from 'storybook/test'

const meta = {
  title: 'Place search/States',
  component: PlaceSearch,
  tags: ['!autodocs'],
} satisfies Meta<typeof PlaceSearch>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Types a text, and waits until the box has a status and shows it. */
function typing(text: string, status: string, shown?: RegExp): Play {
  return async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), text)
    await expectStatus(canvasElement, status)
    if (!shown) return
    // Queried each time, because the popup may be replaced while the user types.
    await waitFor(() => expect(within(popupOf(canvasElement)).getByText(shown)).toBeVisible())
  }
}

/** A failed request is retried twice before the error is shown: after one second, and after two more. */
const longTimeout = { timeout: 60_000 }

async function expectStatus(element: HTMLElement, status: string): Promise<void> {
  const box = element.querySelector('[data-signpost="place-search"]')
  await waitFor(() => expect(box).toHaveAttribute('data-status', status), longTimeout)
}

function popupOf(element: HTMLElement): HTMLElement {
  const popup = element.querySelector('[data-part="popup"]')
  if (popup instanceof HTMLElement) return popup
  throw new Error('The box has no popup.')
}

export const Idle: Story = {}

export const Short: Story = {
  args: { minLength: 3 },
  play: typing('te', 'short', /3 letters/),
}

export const NeedsLocation: Story = {
  parameters: { near: null },
  // The console warns the developer, who is the only one able to fix it.
  beforeEach: () => void spyOn(console, 'error').mockReturnValue(),
  play: typing('teatro', 'needs-location', /Search near you/),
}

export const Loading: Story = {
  parameters: { scenarios: [{ kind: 'hang' }] },
  play: typing('teatro', 'loading', /Searching/),
}

export const Rows: Story = { play: typing('tea', 'ready') }

export const OneHighlighted: Story = {
  play: async (context) => {
    await typing('tea', 'ready')(context)
    await context.userEvent.keyboard('{ArrowDown}')
    await expect(context.canvas.getByRole('option', { selected: true })).toBeVisible()
  },
}

/** Rows of an earlier answer that still match, while the longer text is requested. */
export const Refreshing: Story = {
  parameters: {
    scenarios: [
      {
        kind: 'latency',
        ms: ({ parameters }: { parameters: Record<string, string> }) =>
          parameters.query === 'tea' ? 0 : 600_000,
      },
    ],
  },
  play: async (context) => {
    await typing('tea', 'ready')(context)
    await typing('tro', 'refreshing')(context)
    await expect(context.canvas.getAllByRole('option').length).toBeGreaterThan(0)
  },
}

export const NothingFound: Story = {
  play: typing('qwxyz', 'empty', /No results/),
}

export const Offline: Story = {
  beforeEach: () => {
    onlineManager.setOnline(false)
    return () => onlineManager.setOnline(true)
  },
  play: typing('teatro', 'offline', /You’re offline/),
}

export const KeyRefused: Story = {
  parameters: { scenarios: [{ kind: 'error', status: 401 }] },
  play: typing('teatro', 'error', /isn’t available here/),
}

export const TooManyRequests: Story = {
  parameters: { scenarios: [{ kind: 'error', status: 429, retryAfter: 30 }] },
  play: typing('teatro', 'error', /Too many requests\. Try again in 1 minute/),
}

/** A wait of eleven days: the request is not repeated, and the error is shown immediately. */
export const Busy: Story = {
  parameters: { scenarios: [{ kind: 'error', status: 503, retryAfter: 999_999 }] },
  play: typing('teatro', 'error', /The service is busy\. Try again in a few days/),
}

export const Failed: Story = {
  parameters: { scenarios: [{ kind: 'error', status: 500 }] },
  play: async (context) => {
    await typing('teatro', 'error', /isn’t working/)(context)
    await expect(context.canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const TriedAgain: Story = {
  parameters: { scenarios: [{ kind: 'wrong-body', body: 'html', times: 1 }] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.paste('teatro')
    // The notice is plain until its code has loaded, so the button may be replaced before it is pressed.
    await waitFor(async () => {
      const button = canvas.queryByRole('button', { name: 'Try again' })
      if (button) await userEvent.click(button)
      expect(canvasElement.querySelector('[data-status="ready"]')).not.toBeNull()
    }, longTimeout)
  },
}

export const TypedCoordinates: Story = {
  play: typing('-34.9059, -56.1913', 'ready', /Go to these coordinates/),
}

export const HostileText: Story = {
  parameters: { scenarios: [{ kind: 'hostile-text' }] },
  play: typing('teatro', 'ready'),
}
