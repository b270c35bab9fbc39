import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CallExplorer } from './CallExplorer.tsx'
import { calls } from './calls.ts'

const meta = {
  title: 'Client/Operations',
  component: CallExplorer,
  // The story shows its own code.
  parameters: { layout: 'fullscreen', docs: { canvas: { sourceState: 'none' } } },
  argTypes: {
    operation: { control: 'select', options: Object.keys(calls) },
  },
} satisfies Meta<typeof CallExplorer>

export default meta
type Story = StoryObj<typeof meta>

const answers: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('region', { name: 'Answer' })).not.toHaveTextContent(
    /^null$/,
  )
  await expect(canvas.queryByRole('alert')).toBeNull()
}

export const Suggest: Story = { args: { operation: 'suggest' }, play: answers }
export const Search: Story = { args: { operation: 'search' }, play: answers }
export const ForwardGeocode: Story = { args: { operation: 'forwardGeocode' }, play: answers }
export const ReverseGeocode: Story = { args: { operation: 'reverseGeocode' }, play: answers }
export const ListBrands: Story = { args: { operation: 'listBrands' }, play: answers }
export const ListCategories: Story = { args: { operation: 'listCategories' }, play: answers }
export const GetDirections: Story = { args: { operation: 'getDirections' }, play: answers }

export const NothingFound: Story = {
  args: { operation: 'getDirections' },
  parameters: { scenarios: [{ kind: 'no-content' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Answer' })).toHaveTextContent('null')
  },
}

export const TooManyRequests: Story = {
  args: { operation: 'suggest' },
  parameters: { scenarios: [{ kind: 'error', status: 429, retryAfter: 30 }] },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('“limit”')
    await expect(alert).toHaveTextContent('"retryAfter": 30')
  },
}

export const PartsThatCannotBeRead: Story = {
  args: { operation: 'search' },
  parameters: { scenarios: [{ kind: 'hostile-links' }] },
  play: async ({ canvas }) => {
    const dropped = await canvas.findByRole('region', { name: /^Dropped parts/ })
    await expect(dropped).toHaveTextContent('unsafe')
  },
}
