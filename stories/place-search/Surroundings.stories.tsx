import { PlaceSearch } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { InDialog as Dialog } from './InDialog.tsx'
import './surroundings.css'

const meta = {
  title: 'Place search/Surroundings',
  component: PlaceSearch,
  tags: ['!autodocs'],
} satisfies Meta<typeof PlaceSearch>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Types, and checks that the pointer can reach the last row: nothing covers it or cuts it off. */
async function expectReachable({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.type(canvas.getByRole('combobox'), 'tea')
  const rows = await canvas.findAllByRole('option')
  const { left, top, width, height } = rows[0]?.getBoundingClientRect() ?? new DOMRect()
  const found = document.elementFromPoint(left + width / 2, top + height / 2)
  await expect(rows[0]?.contains(found)).toBe(true)
}

/** The box on the narrowest screen. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="narrow">
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await expectReachable(context)
    const list = context.canvas.getByRole('listbox')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}

export const OverflowHidden: Story = {
  decorators: [
    (Story) => (
      <div className="clipping">
        <Story />
      </div>
    ),
  ],
  play: expectReachable,
}

export const InDialog: Story = {
  decorators: [
    (Story) => (
      <Dialog>
        <Story />
      </Dialog>
    ),
  ],
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Find a place' }))
    await expectReachable(context)
    // The first Escape closes the list, the second the dialog.
    await context.userEvent.keyboard('{Escape}')
    await expect(context.canvas.queryByRole('option')).toBeNull()
    await expect(context.canvas.getByRole('dialog')).toBeVisible()
  },
}

/** At the bottom of the page there is no space below, so the list opens above the box. */
export const AtTheLowerEdge: Story = {
  decorators: [
    (Story) => (
      <div className="lower-edge">
        <Story />
      </div>
    ),
  ],
  play: expectReachable,
}

export const TwoOnAPage: Story = {
  render: () => (
    <div className="pair">
      <PlaceSearch label="From" />
      <PlaceSearch label="To" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'From' }), 'tea')
    await expect((await canvas.findAllByRole('option')).length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('combobox', { name: 'To' }))
    await expect(canvas.queryByRole('option')).toBeNull()
  },
}
