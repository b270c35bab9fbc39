import type { Route } from '@signpost/client'
import { hugeRoute } from '@signpost/testing/fixtures'
import { screen } from '@testing-library/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountElement } from '../../test/mountElement.tsx'
import { readRoute } from '../../test/readRoute.ts'
import { ManeuverList } from './ManeuverList.tsx'
import '../styles.css'

const rows = (): NodeListOf<HTMLElement> => document.querySelectorAll('[data-part="row"]')
const focused = (): string | null | undefined => document.activeElement?.getAttribute('data-step')

let huge: Route

/** A list in which End is pressed on the first step between its second render and the effects of that. */
function ListPressedAt({ renders }: { readonly renders: number }): ReactNode {
  useLayoutEffect(() => {
    if (renders < 2) return
    const [first] = rows()
    const end = new KeyboardEvent('keydown', { key: 'End', bubbles: true })
    first?.querySelector('button')?.dispatchEvent(end)
  }, [renders])
  return (
    <div style={{ blockSize: 600, overflow: 'auto' }}>
      <ManeuverList route={huge} />
    </div>
  )
}

beforeAll(async () => {
  huge = await readRoute(hugeRoute({ maneuvers: 5000, points: 10_000 }))
})

test('up to 1,000 steps all rows are in the DOM, without layout outside the viewport', async () => {
  const route = { ...huge, maneuvers: huge.maneuvers.slice(0, 1000) }
  mountElement(<ManeuverList route={route} />)
  expect(rows()).toHaveLength(1000)
  const [row] = rows()
  expect(row && getComputedStyle(row).contentVisibility).toBe('auto')
  expect(row?.hasAttribute('aria-setsize')).toBe(false)
  expect(screen.queryByText(/^Show all/)).toBeNull()
})

describe('5,000 maneuvers', () => {
  test('the list is windowed with aria-setsize, and offers "Show all steps"', async () => {
    mountElement(<ManeuverList route={huge} />)
    await expect.poll(() => rows().length).toBeGreaterThan(0)
    expect(rows().length).toBeLessThan(200)
    const [first] = rows()
    expect([first?.ariaSetSize, first?.ariaPosInSet]).toEqual(['5000', '1'])
    screen.getByRole('button', { name: 'Show all 5,000 steps' }).click()
    await expect.poll(() => rows().length).toBe(5000)
    // By its text: it takes seconds to ask 5,000 buttons for their names.
    expect(screen.queryByText(/^Show all/)).toBeNull()
  })

  test('scrolling renders the visible rows, and no others', async () => {
    mountElement(
      <div style={{ blockSize: 600, overflow: 'auto' }} data-testid="panel">
        <ManeuverList route={huge} />
      </div>,
    )
    const panel = screen.getByTestId('panel')
    const seen = (): Element | null | undefined => {
      const { left, top } = panel.getBoundingClientRect()
      return document.elementFromPoint(left + 100, top + 300)?.closest('[data-part="row"]')
    }
    for (const part of [0.5, 1, 0.2]) {
      panel.scrollTop = panel.scrollHeight * part
      await expect.poll(() => seen()?.textContent).toMatch(/\w/)
      const place = Number(seen()?.getAttribute('aria-posinset')) / 5000
      expect(Math.abs(place - part)).toBeLessThan(0.05)
      expect(rows().length).toBeLessThan(200)
    }
  })

  test('a key that is pressed while effects of an earlier render are pending reaches its step', async () => {
    const { rerender } = mountElement(<ListPressedAt renders={1} />)
    await expect.poll(() => rows().length).toBeGreaterThan(0)
    rows()[0]?.querySelector('button')?.focus()
    rerender(<ListPressedAt renders={2} />)
    await expect.poll(focused).toBe('4999')
  })

  test('the keyboard reaches every step', async () => {
    const onActiveStepChange = vi.fn()
    mountElement(
      <div style={{ blockSize: 600, overflow: 'auto' }}>
        <ManeuverList route={huge} onActiveStepChange={onActiveStepChange} />
      </div>,
    )
    await userEvent.keyboard('{Tab}{End}')
    await expect.poll(focused).toBe('4999')
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(focused).toBe('4998')
    await userEvent.keyboard('{Home}{PageDown}')
    await expect.poll(focused).toBe('10')
    expect(rows().length).toBeLessThan(200)
    expect(onActiveStepChange.mock.calls.map(([index]) => index)).toEqual([4999, 4998, 0, 10])
  })

  test('the current step is rendered wherever it is', async () => {
    const { rerender } = mountElement(<ManeuverList route={huge} activeStep={0} />)
    rerender(<ManeuverList route={huge} activeStep={2500} />)
    const step = screen.getByRole('button', { current: 'step' })
    expect(step.getAttribute('data-step')).toBe('2500')
  })

  test('all steps are rendered while printing, and only then', async () => {
    mountElement(<ManeuverList route={huge} />)
    await expect.poll(() => rows().length).toBeGreaterThan(0)
    window.dispatchEvent(new Event('beforeprint'))
    expect(rows()).toHaveLength(5000)
    window.dispatchEvent(new Event('afterprint'))
    await expect.poll(() => rows().length).toBeLessThan(200)
  })

  test('changing the current step renders the text of no other step again', async () => {
    const written = vi.fn(() => null)
    const { rerender } = mountElement(
      <ManeuverList route={huge} activeStep={0} slots={{ step: written }} />,
    )
    await expect.poll(() => rows().length).toBeGreaterThan(0)
    written.mockClear()
    rerender(<ManeuverList route={huge} activeStep={1} slots={{ step: written }} />)
    expect(written).not.toHaveBeenCalled()
  })
})
