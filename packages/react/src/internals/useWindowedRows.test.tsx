// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, useRef } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { RowBlocks } from '../parts/RowBlocks.tsx'
import { useWindowedRows } from './useWindowedRows.ts'

function List(): ReactNode {
  const list = useRef<HTMLUListElement>(null)
  const rows = useWindowedRows(list, { count: 200, whole: 10, pinned: [] })
  return (
    <ul ref={list}>
      <RowBlocks rows={rows}>
        {(row, block) => (
          <li key={row} {...rows.getRowProps(row, block)}>
            {`Row ${row}`}
          </li>
        )}
      </RowBlocks>
    </ul>
  )
}

test('a list that leaves the view keeps its rows', () => {
  type Entry = { readonly target: Element; readonly isIntersecting: boolean }
  let report: (entries: readonly Entry[]) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback
      }
      observe(): void {}
      disconnect(): void {}
    },
  )
  onTestFinished(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
  render(<List />)
  const target = screen.getByText('Row 0')
  act(() => report([{ target, isIntersecting: true }]))
  act(() => report([{ target, isIntersecting: false }]))
  expect(screen.getByText('Row 0')).toBe(target)
})
