// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useReorder } from './useReorder.ts'

function Rows({ onMove }: { readonly onMove: (from: number, to: number) => void }): ReactNode {
  const { handle } = useReorder(3, onMove, () => {})
  return [0, 1, 2].map((index) => (
    <button key={index} type="button" {...handle(index)}>
      {index}
    </button>
  ))
}

test('Escape puts a row that was picked up back: the next press picks up another', () => {
  const onMove = vi.fn()
  render(<Rows onMove={onMove} />)
  onTestFinished(cleanup)
  const [first, , third] = screen.getAllByRole('button')
  if (!first || !third) throw new Error('There are three rows.')
  fireEvent.click(first)
  fireEvent.keyDown(first, { key: 'Escape' })
  fireEvent.click(third)
  expect(onMove).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { pressed: true })).toBe(third)
  fireEvent.click(first)
  expect(onMove.mock.calls).toEqual([[2, 0]])
})
