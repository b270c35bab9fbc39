import { fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { mountElement } from '../../test/mountElement.tsx'
import { RowBlocks } from '../parts/RowBlocks.tsx'
import { useWindowedRows } from './useWindowedRows.ts'

interface ListProps {
  readonly count: number
  readonly onRow?: (row: number) => void
}

/** A list of rows with different heights in a scrollable panel. */
function List({ count, onRow }: ListProps): ReactNode {
  const list = useRef<HTMLUListElement>(null)
  const [focused, setFocused] = useState<number>()
  const pinned = focused === undefined ? [] : [focused]
  const rows = useWindowedRows(list, { count, whole: 200, pinned })
  return (
    <div style={{ blockSize: 400, overflow: 'auto' }} data-testid="panel">
      <ul ref={list} onBlur={() => setFocused(undefined)}>
        <RowBlocks rows={rows}>
          {(row, block) => {
            onRow?.(row)
            return (
              <li {...rows.getRowProps(row, block)} key={row} data-part="row">
                <button
                  type="button"
                  style={{ blockSize: 30 + (row % 3) * 10 }}
                  onFocus={() => setFocused(row)}
                >
                  {row}
                </button>
              </li>
            )
          }}
        </RowBlocks>
      </ul>
    </div>
  )
}

const rows = (): NodeListOf<HTMLElement> => document.querySelectorAll('[data-part="row"]')
const panel = (): HTMLElement => screen.getByTestId('panel')

/** Returns the index of the row in the middle of the panel. */
function seen(): number | undefined {
  const { left, top } = panel().getBoundingClientRect()
  const row = document.elementFromPoint(left + 60, top + 200)?.closest('[data-part="row"]')
  return row?.textContent ? Number(row.textContent) : undefined
}

async function scrollTo(part: number): Promise<void> {
  // Gaps have a height as soon as one row has been measured.
  await expect
    .poll(() => document.querySelector<HTMLElement>('[data-gap]')?.style.blockSize)
    .toBeTruthy()
  panel().scrollTop = panel().scrollHeight * part
  await expect.poll(() => seen() ?? -1).toBeGreaterThanOrEqual(0)
}

test('up to 200 rows all are rendered, without aria-setsize', () => {
  mountElement(<List count={200} />)
  expect(rows()).toHaveLength(200)
  expect(document.querySelector('[aria-setsize], [data-gap]')).toBeNull()
})

test('of 10,000 rows the visible ones are rendered, each with its position in the whole', async () => {
  mountElement(<List count={10_000} />)
  for (const part of [0, 0.3, 0.9, 0.5]) {
    await scrollTo(part)
    expect(Math.abs((seen() ?? 0) / 10_000 - part)).toBeLessThan(0.02)
    expect(rows().length).toBeLessThanOrEqual(100)
  }
  for (const row of rows()) {
    expect(row.ariaSetSize).toBe('10000')
    expect(Number(row.ariaPosInSet)).toBe(Number(row.textContent) + 1)
  }
})

test('the row that has the focus keeps it, however far it is scrolled away', async () => {
  mountElement(<List count={10_000} />)
  await expect.poll(() => rows().length).toBeGreaterThan(0)
  const row = screen.getByRole('button', { name: '7' })
  row.focus()
  await scrollTo(0.8)
  await expect.poll(() => document.activeElement).toBe(row)
  expect(screen.queryByText('60')).toBeNull()
})

test('scrolling through 10,000 rows renders no more of them than through 1,000', async () => {
  const rendered = async (count: number): Promise<number> => {
    const onRow = vi.fn()
    const { unmount } = mountElement(<List count={count} onRow={onRow} />)
    for (const part of [0.2, 0.4, 0.6, 0.8]) await scrollTo(part)
    unmount()
    return onRow.mock.calls.length
  }
  const few = await rendered(1000)
  expect((await rendered(10_000)) / few).toBeLessThan(2)
})

test('printing renders every row', async () => {
  mountElement(<List count={1000} />)
  fireEvent(window, new Event('beforeprint'))
  expect(rows()).toHaveLength(1000)
  fireEvent(window, new Event('afterprint'))
  await expect.poll(() => rows().length).toBeLessThan(200)
})
