import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { indexForKey, type KeySteps, listKeys, longListKeys, rowKeys } from './indexForKey.ts'

interface Given {
  readonly keys?: KeySteps | 'row'
  readonly index?: number
  readonly count?: number
  readonly direction?: 'ltr' | 'rtl'
}

async function press(
  typed: string,
  { keys = listKeys, index = 5, count = 30, direction = 'ltr' }: Given = {},
): Promise<number | undefined> {
  const led = vi.fn<(index: number | undefined) => void>()
  const { unmount } = render(
    <div dir={direction}>
      <button
        type="button"
        onKeyDown={(event) => {
          const steps = keys === 'row' ? rowKeys(event.currentTarget) : keys
          led(indexForKey(event, steps, index, count))
        }}
      >
        item
      </button>
    </div>,
  )
  screen.getByRole('button').focus()
  await userEvent.keyboard(typed)
  unmount()
  return led.mock.lastCall?.[0]
}

test.each<[string, Given, number | undefined]>([
  ['{ArrowDown}', {}, 6],
  ['{ArrowUp}', {}, 4],
  ['{Home}', {}, 0],
  ['{End}', {}, 29],
  ['{PageDown}', { keys: longListKeys }, 15],
  ['{PageUp}', { keys: longListKeys }, 0],
  ['{PageDown}', {}, undefined],
  ['{ArrowDown}', { index: 29 }, 29],
  ['{ArrowUp}', { index: 0 }, 0],
  ['{ArrowDown}', { index: -1 }, 0],
  ['{ArrowUp}', { index: -1 }, 0],
  ['{Home}', { index: -1 }, 0],
  ['{ArrowDown}', { count: 0 }, undefined],
  ['{ArrowRight}', {}, undefined],
  ['{ArrowRight}', { keys: 'row' }, 6],
  ['{ArrowLeft}', { keys: 'row' }, 4],
  ['{Shift>}{ArrowDown}', {}, undefined],
  ['{Control>}{Home}', {}, undefined],
  ['{Alt>}{ArrowDown}', {}, undefined],
  ['{Meta>}{ArrowDown}', {}, undefined],
  ['x', {}, undefined],
  ['{Enter}', {}, undefined],
])('%s in the state %j moves to index %s', async (typed, given, expected) => {
  expect(await press(typed, given)).toBe(expected)
})

test('from right to left the next item is on the left', async () => {
  expect(await press('{ArrowLeft}', { keys: 'row', direction: 'rtl' })).toBe(6)
  expect(await press('{ArrowRight}', { keys: 'row', direction: 'rtl' })).toBe(4)
})
