import { PlaceSearch, RouteSummary } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { acrossMontevideo } from '../written-route/routes.ts'

/** Tests that each menu of the toolbar has an effect. They are hidden in the sidebar. */
const meta = {
  title: 'Foundations/Toolbar',
  component: PlaceSearch,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof PlaceSearch>

export default meta
type Story = StoryObj<typeof meta>

/** The computed value of a property of the box. */
function styleOf(canvasElement: HTMLElement, property: string): string {
  const root = canvasElement.querySelector('[data-signpost]')
  return root ? getComputedStyle(root).getPropertyValue(property) : ''
}

export const Language: Story = {
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Ort suchen' })).toBeVisible()
  },
}

export const Direction: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await expect(styleOf(canvasElement, 'direction')).toBe('rtl')
  },
}

export const Colours: Story = {
  globals: { colorScheme: 'dark' },
  play: async ({ canvasElement }) => {
    // With forced colors of the user, this story has them too.
    const { matches: isForced } = matchMedia('(forced-colors: active)')
    await expect(styleOf(canvasElement, 'color-scheme')).toBe(isForced ? 'light dark' : 'dark')
  },
}

export const Theme: Story = {
  globals: { theme: 'paper' },
  play: async ({ canvasElement }) => {
    await expect(styleOf(canvasElement, '--signpost-font')).toContain('serif')
    await expect(styleOf(canvasElement, '--signpost-font')).not.toContain('system-ui')
  },
}

export const Density: Story = {
  globals: { density: 'compact' },
  play: async ({ canvasElement }) => {
    const height = Number.parseFloat(styleOf(canvasElement, '--signpost-row-height'))
    await expect(height).toBeLessThan(2.75)
  },
}

export const Units: Story = {
  globals: { units: 'imperial' },
  parameters: { units: 'metric' },
  render: () => <RouteSummary route={acrossMontevideo} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\bmi\b/)).toBeVisible()
  },
}

export const Width: Story = {
  globals: { width: '320' },
  play: async ({ canvasElement }) => {
    const { width } = canvasElement.querySelector('[data-signpost]')?.getBoundingClientRect() ?? {}
    await expect(width).toBeLessThanOrEqual(320)
    await expect(width).toBeGreaterThan(0)
  },
}

/** The toolbar overrides the scenario of the story. */
export const Network: Story = {
  globals: { scenario: 'nothing found (204)' },
  parameters: { scenarios: [{ kind: 'error', status: 401 }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'teatro')
    await waitFor(() => expect(canvas.getByText('No results')).toBeVisible())
  },
}

/** Replaces the page's `fetch` while a story is shown. */
const answering = (answer: (url: URL) => Promise<Response>) => () => {
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => answer(new URL(new Request(input, init).url))
  return () => {
    globalThis.fetch = fetch
  }
}

const asked: URL[] = []

/** The service on this machine, with the demo key. */
export const LiveData: Story = {
  globals: { source: 'live' },
  beforeEach: answering(async (url) => {
    asked.push(url)
    return Response.json({ suggestions: [] })
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'teatro')
    await waitFor(() =>
      expect(asked.map(({ pathname }) => pathname)).toContain('/geo/v2/suggestions/json'),
    )
    const { host, searchParams } = asked.at(-1) ?? new URL('about:blank')
    await expect(host).toBe('127.0.0.1:8080')
    await expect(searchParams.get('api_key')).toBe('demo')
    await expect(canvas.queryByText(/No service answers/)).toBeNull()
  },
}

export const LiveDataWithoutService: Story = {
  globals: { source: 'live' },
  beforeEach: answering(() => Promise.reject(new TypeError('Failed to fetch'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No service answers at http/)).toBeVisible()
  },
}
