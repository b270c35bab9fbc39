import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { violations } from '../../../../test/browser/violations.ts'
import { Stage } from '../../test/mapStage.tsx'
import { StoreLocator, type StoreLocatorProps } from './StoreLocator.tsx'

const at = (longitude: number) => ({ latitude: -34.9, longitude })
const stores = [
  { id: 'a', name: 'Harbour', coordinate: at(-56.3) },
  { id: 'b', name: 'Centre', coordinate: at(-56.19) },
  { id: 'c', name: 'Park', coordinate: at(-56.15) },
]
const zone = (west: number, east: number) => ({
  type: 'Polygon' as const,
  coordinates: [
    [
      [west, -36],
      [east, -36],
      [east, -34],
      [west, -34],
    ],
  ],
})

function show(props: Partial<StoreLocatorProps>) {
  const tree = (now: Partial<StoreLocatorProps>) => (
    <Stage>
      <StoreLocator stores={stores} map={false} {...now} />
    </Stage>
  )
  const { rerender } = render(tree(props))
  return (now: Partial<StoreLocatorProps>) => rerender(tree(now))
}

const names = (): (string | null)[] =>
  [...document.querySelectorAll('[data-part="title"]')].map(({ textContent }) => textContent)
const verdict = (): string | null | undefined =>
  document.querySelector('[data-part="inside"]')?.textContent

test('says if the chosen point is in the zone, and lists only stores in it', async () => {
  const inside = zone(-56.2, -56)
  const rerender = show({ inside, limit: 1 })
  expect([verdict(), names()]).toEqual(['', ['Centre']])
  rerender({ inside, limit: 1, point: { coordinate: at(-56.31), name: 'Dock' } })
  expect(verdict()).toBe('We don’t deliver here yet.')
  // The nearest store is outside.
  expect(names()).toEqual(['Centre'])
  rerender({ inside, point: { coordinate: at(-56.19), name: 'Square' } })
  expect(verdict()).toBe('We deliver here.')
  expect(names()).toEqual(['Centre', 'Park'])
  expect(await violations(document.body)).toEqual([])
})

test('without a store in the zone says so; without a zone nothing of it', () => {
  const rerender = show({ inside: zone(10, 11) })
  expect(screen.getByRole('region', { name: 'Stores' }).dataset.status).toBe('empty')
  expect(document.querySelector('[data-part="notice"]')?.textContent).toContain(
    'No stores in this area',
  )
  rerender({ point: { coordinate: at(-56.19) } })
  expect(verdict()).toBeUndefined()
})
