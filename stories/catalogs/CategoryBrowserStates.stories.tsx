import { CategoryBrowser } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { onlineManager } from '@tanstack/react-query'
import { expect, waitFor } from 'storybook/test'
import { withPanel } from '../place-content/withPanel.tsx'

const meta = {
  title: 'Catalogs/CategoryBrowser states',
  component: CategoryBrowser,
  tags: ['!autodocs'],
  decorators: [withPanel],
} satisfies Meta<typeof CategoryBrowser>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

function until(status: string, announced: RegExp): Play {
  return async ({ canvas }) => {
    const browser = canvas.getByRole('group', { name: 'Categories' })
    await waitFor(() => expect(browser).toHaveAttribute('data-status', status))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(announced))
  }
}

/** The skeleton appears after 300 ms. */
export const Loading: Story = {
  parameters: { scenarios: [{ kind: 'hang' }] },
  play: until('loading', /Loading/),
}

export const NothingFound: Story = {
  play: async (context) => {
    await context.canvas.findByRole('button', { name: 'Food & Drink' })
    await context.userEvent.type(context.canvas.getByRole('searchbox'), 'qwxyz')
    await until('empty', /No categories match/)(context)
  },
}

export const EmptyCatalog: Story = {
  parameters: { scenarios: [{ kind: 'no-content' }] },
  play: until('empty', /No categories here/),
}

export const Offline: Story = {
  beforeEach: () => {
    onlineManager.setOnline(false)
    return () => onlineManager.setOnline(true)
  },
  play: until('offline', /You’re offline/),
}

export const KeyRefused: Story = {
  parameters: { scenarios: [{ kind: 'error', status: 403 }] },
  play: until('error', /isn’t available here/),
}

export const NotOffered: Story = {
  parameters: { scenarios: [{ kind: 'error', status: 404 }] },
  play: until('error', /The service doesn’t offer this/),
}

export const Failed: Story = {
  parameters: { scenarios: [{ kind: 'wrong-body', body: 'html' }] },
  play: until('error', /couldn’t load/),
}

export const HostileText: Story = {
  parameters: { scenarios: [{ kind: 'hostile-text' }] },
  args: { defaultOpen: ['food-drink'] },
  play: until('ready', /^$/),
}
