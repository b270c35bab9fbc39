import { BrandPicker } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { onlineManager } from '@tanstack/react-query'
import { expect, waitFor } from 'storybook/test'
import { withPanel } from '../place-content/withPanel.tsx'

const meta = {
  title: 'Catalogs/BrandPicker states',
  component: BrandPicker,
  tags: ['!autodocs'],
  decorators: [withPanel],
  args: { country: 'UY' },
} satisfies Meta<typeof BrandPicker>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** A failed request is retried twice before the error is shown: after one second, and after two more. */
const longTimeout = { timeout: 60_000 }

function until(status: string, announced: RegExp): Play {
  return async ({ canvas }) => {
    const picker = canvas.getByRole('group', { name: 'Brands' })
    await waitFor(() => expect(picker).toHaveAttribute('data-status', status), longTimeout)
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
    await context.canvas.findByRole('listbox')
    await context.userEvent.type(context.canvas.getByRole('searchbox'), 'qwxyz')
    await until('empty', /No brands match/)(context)
  },
}

/** The country is unknown, and the user can choose it. */
export const NoCountry: Story = {
  args: { country: undefined, countries: ['UY', 'DE'] },
  play: until('idle', /^$/),
}

export const EmptyCatalog: Story = {
  args: { country: 'VA' },
  play: until('empty', /No brands here/),
}

export const Offline: Story = {
  beforeEach: () => {
    onlineManager.setOnline(false)
    return () => onlineManager.setOnline(true)
  },
  play: until('offline', /You’re offline/),
}

export const KeyRefused: Story = {
  parameters: { scenarios: [{ kind: 'error', status: 401 }] },
  play: until('error', /isn’t available here/),
}

export const NotOffered: Story = {
  parameters: { scenarios: [{ kind: 'error', status: 501 }] },
  play: until('error', /The service doesn’t offer this/),
}

export const Failed: Story = {
  parameters: { scenarios: [{ kind: 'wrong-body', body: 'html' }] },
  play: until('error', /couldn’t load/),
}

export const TriedAgain: Story = {
  parameters: { scenarios: [{ kind: 'wrong-body', body: 'html', times: 1 }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('listbox')).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

export const HostileText: Story = {
  parameters: { scenarios: [{ kind: 'hostile-text' }] },
  play: until('ready', /^$/),
}
