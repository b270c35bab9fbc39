import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SignpostProvider } from '../provider/SignpostProvider.tsx'
import '../styles.css'
import { Toast } from './Toast.tsx'

afterEach(() => void vi.useRealTimers())

function show(text: string, onUndo = vi.fn()): (text: string) => void {
  const content = (text: string) => (
    <SignpostProvider client={{ baseUrl: 'https://geo.example' }}>
      <div data-signpost="test">
        <Toast text={text} onUndo={onUndo} />
      </div>
    </SignpostProvider>
  )
  const { rerender } = render(content(text))
  return (next) => rerender(content(next))
}

const undo = () => screen.queryByRole('button', { name: 'Undo' })
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))

test('it disappears after eight seconds, and appears again with another text', () => {
  vi.useFakeTimers()
  const say = show('A removed')
  pass(7.9)
  expect(undo()).not.toBeNull()
  pass(0.2)
  expect(undo()).toBeNull()
  say('B removed')
  expect(undo()).not.toBeNull()
})

test('it stays while the pointer or the focus is on it', () => {
  vi.useFakeTimers()
  show('A removed')
  act(() => undo()?.focus())
  pass(60)
  act(() => undo()?.blur())
  pass(7)
  expect(undo()).not.toBeNull()
  pass(2)
  expect(undo()).toBeNull()
})

test('it is in the top layer at the bottom of the window, and no live region', async () => {
  const onUndo = vi.fn()
  show('A very long name of a place that does not fit into a line of a phone, removed', onUndo)
  const toast = undo()?.closest<HTMLElement>('[data-part="toast"]')
  expect(toast?.matches(':popover-open')).toBe(true)
  expect(toast?.closest('[role="status"], [aria-live]')).toBeNull()
  const { left, right, bottom, height } = toast?.getBoundingClientRect() ?? new DOMRect()
  expect([left >= 16, right <= innerWidth - 16, innerHeight - bottom]).toEqual([true, true, 16])
  expect(height).toBeLessThan(50)
  await userEvent.click(undo() ?? document.body)
  expect(onUndo).toHaveBeenCalledOnce()
})
