import { CategoryBrowser } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withPanel } from '../place-content/withPanel.tsx'

const food = { code: 'food-drink', name: 'Food & Drink' }
const cafe = { code: 'cafe', name: 'Café', parent: food }

const meta = {
  title: 'Catalogs/CategoryBrowser',
  component: CategoryBrowser,
  decorators: [withPanel],
  args: { onSelectedChange: fn() },
} satisfies Meta<typeof CategoryBrowser>

export default meta
type Story = StoryObj<typeof meta>

/** A group is opened, and a category of it chosen: the group is checked in part. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Food & Drink' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Café' }))
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([cafe])
    await expect(
      canvas.getByRole('checkbox', { name: 'All of Food & Drink' }),
    ).toBePartiallyChecked()
  },
}

/** A group that is chosen stands for all below it. */
export const WholeGroup: Story = {
  args: { defaultOpen: ['food-drink'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'All of Food & Drink' }))
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([food])
    await expect(canvas.getByRole('checkbox', { name: 'Bakery' })).toBeChecked()
  },
}

/** Found in both levels; the groups in which it was found are open. */
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Food & Drink' })
    await userEvent.type(canvas.getByRole('searchbox'), 'cafe')
    await expect(canvas.getByRole('checkbox', { name: 'Café' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('1 category')
  },
}

export const Chosen: Story = {
  args: { defaultSelected: [food, { code: 'pharmacy', name: 'Pharmacy' }] },
}

/** On a wide page the categories of a group are side by side. */
export const Wide: Story = {
  args: { defaultOpen: ['food-drink', 'shopping'], defaultSelected: [cafe] },
  decorators: [(Story) => <div style={{ inlineSize: 'min(44rem, 100%)' }}>{Story()}</div>],
}

/** The keys alone: Space chooses, Enter opens, arrows go from one to the next. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Food & Drink' })
    canvas.getByRole('searchbox').focus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown} ')
    await expect(canvas.getByRole('checkbox', { name: 'Café' })).toBeChecked()
  },
}

/** Of 10,000 groups only the visible ones are rendered. */
export const Thousands: Story = {
  parameters: { scenarios: [{ kind: 'huge' }] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Food & Drink 1' })
    await expect(canvas.getAllByRole('checkbox').length).toBeLessThan(300)
  },
}

export const Disabled: Story = {
  args: { disabled: true, defaultSelected: [cafe], defaultOpen: ['food-drink'] },
}

/** Names are in the language of the provider. */
export const German: Story = {
  globals: { language: 'de' },
  args: { defaultOpen: ['food-drink'], defaultSelected: [cafe] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Bäckerei' })).toBeVisible()
  },
}

/** The service has no Arabic names: they come in English, each its own way. */
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: { defaultOpen: ['food-drink'], defaultSelected: [cafe] },
}

export const Dark: Story = {
  globals: { colorScheme: 'dark' },
  args: { defaultOpen: ['food-drink'], defaultSelected: [food] },
}

export const Narrow: Story = {
  parameters: { scenarios: [{ kind: 'hostile-text', text: 'long' }] },
  args: { defaultOpen: ['food-drink'], defaultSelected: [cafe] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(20rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
}
