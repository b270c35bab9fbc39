import type { ConnectionOptions } from '@signpost/client'
import { SearchResults, SignpostProvider } from '@signpost/react'
import { createGeoFetch } from '@signpost/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { expect, waitFor } from 'storybook/test'
import { withPanel } from '../place-content/withPanel.tsx'

const meta = {
  title: 'Results/States',
  component: SearchResults,
  tags: ['!autodocs'],
  decorators: [withPanel],
  args: { query: 'a' },
} satisfies Meta<typeof SearchResults>

export default meta
type Story = StoryObj<typeof meta>
const memory = createGeoFetch()
/** A service that fails from the second page on. */
const withoutNextPage: ConnectionOptions = {
  baseUrl: 'https://geo.example',
  apiKey: 'demo',
  fetch: async (input, init) =>
    String(input).includes('iterator_status') ? new Response('<p>Oops') : memory(input, init),
}

type Play = NonNullable<Story['play']>

function until(status: string): Play {
  return async ({ canvas }) => {
    const results = canvas.getByRole('region')
    await waitFor(() => expect(results).toHaveAttribute('data-status', status))
  }
}

/** There is nothing to search for. */
export const Idle: Story = { args: { query: '' }, play: until('idle') }

/** The skeleton appears after 300 ms. */
export const Loading: Story = {
  parameters: { scenarios: [{ kind: 'hang' }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Searching…'))
  },
}

export const Empty: Story = {
  parameters: { scenarios: [{ kind: 'no-content' }] },
  play: until('empty'),
}

export const Failed: Story = {
  parameters: { scenarios: [{ kind: 'wrong-body', body: 'html' }] },
  play: async (context) => {
    await until('error')(context)
    await expect(context.canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const KeyRefused: Story = {
  parameters: { scenarios: [{ kind: 'error', status: 401 }] },
  play: until('error'),
}

/** A wait of more than ten seconds is shown immediately, with a button. */
export const TooManyRequests: Story = {
  parameters: { scenarios: [{ kind: 'error', status: 429, retryAfter: 30 }] },
  play: async (context) => {
    await until('error')(context)
    await expect(
      context.canvas.getAllByText(/Too many requests\. Try again in 1 minute/)[0],
    ).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
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

export const Offline: Story = {
  beforeEach: () => {
    onlineManager.setOnline(false)
    return () => onlineManager.setOnline(true)
  },
  play: until('offline'),
}

/** The rows stay, and the failed page can be requested again. */
export const NextPageFailed: Story = {
  decorators: [
    (Story) => (
      <SignpostProvider client={withoutNextPage} queryClient={new QueryClient()}>
        <Story />
      </SignpostProvider>
    ),
  ],
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    await until('error')(context)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
