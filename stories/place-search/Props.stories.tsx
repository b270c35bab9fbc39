import {
  PlaceSearch,
  type PlaceSearchEvent,
  type PlaceSearchHandle,
  type PlaceSearchProps,
} from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { ShortRow } from './OwnSlots.tsx'
import './surroundings.css'

const meta = {
  title: 'Place search/Props',
  component: PlaceSearch,
  tags: ['!autodocs'],
} satisfies Meta<typeof PlaceSearch>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function typeInto({ canvas, userEvent }: Context, text: string): Promise<HTMLElement[]> {
  await userEvent.type(canvas.getByRole('combobox'), text)
  return canvas.findAllByRole('option')
}

/** `kinds` restricts suggestions to those that are certainly of a kind. */
export const Kinds: Story = {
  args: { kinds: ['address'], limit: 3 },
  play: async (context) => {
    const rows = await typeInto(context, 'ave')
    await expect(rows.length).toBeLessThanOrEqual(3)
  },
}

/** Distances are measured from `userPosition`, here across the city. */
export const UserPosition: Story = {
  args: { userPosition: { latitude: -34.8, longitude: -56.1 } },
  play: async (context) => {
    const [row] = await typeInto(context, 'teatro so')
    await expect(row).toHaveTextContent(/km|mi/)
  },
}

/** `near` as a function is called on each key press; here it returns Paris. */
export const NearAFunction: Story = {
  args: { near: () => ({ latitude: 48.8566, longitude: 2.3522 }) },
  play: async (context) => {
    const rows = await typeInto(context, 'louv')
    await expect(rows[0]).toBeVisible()
  },
}

/** The app holds the text, and can change it. */
export const Controlled: Story = {
  render: function Controlled(props: PlaceSearchProps) {
    const [text, setText] = useState('Teatro')
    return (
      <>
        <PlaceSearch {...props} query={text} onQueryChange={(next) => setText(next.slice(0, 12))} />
        <p>At most twelve letters: {text}</p>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), ' Solís de Montevideo')
    await expect(canvas.getByRole('combobox')).toHaveValue('Teatro Solís')
  },
}

/** `ref` focuses, fills and clears the box. */
export const ThroughItsHandle: Story = {
  render: function ThroughItsHandle(props: PlaceSearchProps) {
    const box = useRef<PlaceSearchHandle>(null)
    return (
      <>
        <PlaceSearch {...props} actionsRef={box} />
        <p>
          <button type="button" onClick={() => box.current?.setQuery('Plaza')}>
            Plaza
          </button>{' '}
          <button type="button" onClick={() => box.current?.clear()}>
            Empty it
          </button>
        </p>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plaza' }))
    await expect(canvas.getByRole('combobox')).toHaveValue('Plaza')
    await userEvent.click(canvas.getByRole('button', { name: 'Empty it' }))
    await expect(canvas.getByRole('combobox')).toHaveValue('')
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

/** A custom row, custom icons and class names. */
export const SlotsAndClasses: Story = {
  args: {
    icon: <span aria-hidden="true">→</span>,
    slots: { row: ShortRow },
    classNames: { root: 'own', row: 'own-row' },
    messages: { placeholder: 'Where to?' },
  },
  play: async (context) => {
    const [row] = await typeInto(context, 'teatro so')
    await expect(row).toHaveClass('own-row')
    await expect(row).toHaveTextContent(/^Teatro Solís.*place$/)
  },
}

const onEvent = fn<(event: PlaceSearchEvent) => void>()

/** `onEvent` receives requests, impressions, choices, searches without results, and abandoned ones. Pass it once the user has consented. */
export const Events: Story = {
  args: { onEvent },
  play: async (context) => {
    const { canvas, userEvent } = context
    onEvent.mockClear()
    const expectEvent = (event: object): Promise<void> =>
      waitFor(() => expect(onEvent).toHaveBeenCalledWith(expect.objectContaining(event)))
    await typeInto(context, 'teatro so')
    await expectEvent({ type: 'impression' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expectEvent({ type: 'selection', kind: 'suggestion', rank: 1 })
    await userEvent.clear(canvas.getByRole('combobox'))
    await typeInto(context, 'plaza')
    await userEvent.tab()
    await userEvent.tab()
    await expectEvent({ type: 'abandonment', query: 'plaza' })
    await userEvent.clear(canvas.getByRole('combobox'))
    await userEvent.type(canvas.getByRole('combobox'), 'xyzzy')
    await expectEvent({ type: 'noResults', query: 'xyzzy' })
  },
}
