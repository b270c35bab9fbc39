import { PlaceCard } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { onlineManager } from '@tanstack/react-query'
import { expect, waitFor } from 'storybook/test'
import { withPanel } from '../place-content/withPanel.tsx'

const meta = {
  title: 'Place card/States',
  component: PlaceCard,
  tags: ['!autodocs'],
  decorators: [withPanel],
  args: {
    suggestion: {
      kind: 'place',
      line1: 'Teatro Solís',
      line2: 'Buenos Aires',
      categories: [],
      brands: [],
    },
  },
} satisfies Meta<typeof PlaceCard>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Waits until the card has a status. A failed request is retried twice before the error is shown: after one second, and after two more. */
function until(status: string): Play {
  return async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await waitFor(() => expect(card).toHaveAttribute('data-status', status))
  }
}

export const Loading: Story = {
  args: { suggestion: undefined, query: 'teatro' },
  parameters: { scenarios: [{ kind: 'hang' }] },
  play: until('loading'),
}

export const LoadingCompact: Story = { ...Loading, args: { ...Loading.args, size: 'compact' } }

/** The lines of a suggestion are shown immediately. */
export const LoadingSuggestion: Story = {
  parameters: { scenarios: [{ kind: 'hang' }] },
  play: until('loading'),
}

export const NotFound: Story = {
  parameters: { scenarios: [{ kind: 'no-content' }] },
  play: until('empty'),
}

/** Several places match, and the user chooses one. */
export const Ambiguous: Story = {
  args: { suggestion: undefined, query: 'avenida' },
  play: async (context) => {
    await until('ambiguous')(context)
    const { canvas, userEvent } = context
    const [first] = canvas.getAllByRole('listitem')
    await userEvent.click(first?.querySelector('button') ?? document.body)
    await until('ready')(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Other matches' }))
    await until('ambiguous')(context)
  },
}

export const Offline: Story = {
  beforeEach: () => {
    onlineManager.setOnline(false)
    return () => onlineManager.setOnline(true)
  },
  play: until('offline'),
}

export const KeyRefused: Story = {
  parameters: { scenarios: [{ kind: 'error', status: 401 }] },
  play: until('error'),
}

/** A wait of days: the request is not repeated, and the error is shown immediately. */
export const Busy: Story = {
  parameters: { scenarios: [{ kind: 'error', status: 503, retryAfter: 999_999 }] },
  play: async (context) => {
    await until('error')(context)
    const { canvas } = context
    await expect(canvas.getAllByText(/is busy\. Try again in a few days/)[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { scenarios: [{ kind: 'wrong-body', body: 'html' }] },
  play: async (context) => {
    await until('error')(context)
    await expect(context.canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
