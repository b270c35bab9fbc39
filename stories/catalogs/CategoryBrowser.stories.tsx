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

/** A group is opened, and one of its categories is chosen: the group is partly checked. */
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

/** A chosen group includes all its categories. */
export const WholeGroup: Story = {
  args: { defaultOpen: ['food-drink'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'All of Food & Drink' }))
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([food])
    await expect(canvas.getByRole('checkbox', { name: 'Bakery' })).toBeChecked()
  },
}

/** Matches in both levels; the groups with matches are open. */
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

/** On a wide page the categories of a group are in columns. */
export const Wide: Story = {
  args: { defaultOpen: ['food-drink', 'shopping'], defaultSelected: [cafe] },
  decorators: [(Story) => <div style={{ inlineSize: 'min(44rem, 100%)' }}>{Story()}</div>],
}

/** The keyboard only: Space chooses, Enter opens, and arrow keys move. */
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

/** The service has no Arabic names: they are in English, and keep their own direction. */
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
