import { cleanup, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '../../../../test/browser/violations.ts'
import { Stage, worker } from '../../test/mapStage.tsx'
import { plainStyle } from '../../test/plainStyle.ts'
import type { Store } from './nearestStores.ts'
import { StoreLocator, type StoreLocatorProps } from './StoreLocator.tsx'

const at = (longitude: number) => ({ latitude: -34.9, longitude })
const stores: readonly Store[] = [
  { id: 'a', name: 'Harbour', coordinate: at(-56.3), tags: ['Parking'] },
  { id: 'b', name: 'Centre', coordinate: at(-56.19), tags: ['Repairs'] },
  { id: 'c', name: 'Park', coordinate: at(-56.15), tags: ['Parking', 'Repairs'] },
  { id: 'd', name: 'Online' },
]
const center = { coordinate: at(-56.19), name: 'Square' }
const mapProps = { workerUrl: worker, mapStyle: plainStyle }

function show(props: Partial<StoreLocatorProps> = {}) {
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
const status = (): string | undefined =>
  screen.getByRole('region', { name: 'Stores' }).dataset.status

test('shows the list in its order; around a point the nearest first, limited by distance', () => {
  const rerender = show()
  expect(names()).toEqual(['Harbour', 'Centre', 'Park', 'Online'])
  rerender({ point: center })
  expect(names()).toEqual(['Centre', 'Park', 'Harbour', 'Online'])
  expect(screen.getByText('Park').closest('li')?.textContent).toMatch(/ from .Square.$/)
  rerender({ point: center, radius: 5000, limit: 2 })
  expect(names()).toEqual(['Centre', 'Park'])
})

test('typed coordinates become the point, and clearing them removes it', async () => {
  const onPointChange = vi.fn()
  show({ onPointChange })
  await userEvent.type(screen.getByRole('combobox'), '-34.9, -56.3')
  await screen.findByRole('option')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => onPointChange.mock.calls[0]?.[0].coordinate).toEqual(at(-56.3))
  await expect.poll(names).toEqual(['Harbour', 'Centre', 'Park', 'Online'])
  await userEvent.clear(screen.getByRole('combobox'))
  await expect.poll(() => onPointChange.mock.lastCall).toEqual([null])
})

test('tags of the stores are filters', async () => {
  show({ defaultPoint: center })
  const filters = within(screen.getByRole('group', { name: 'Filters' }))
  expect(filters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Parking',
    'Repairs',
  ])
  await userEvent.click(filters.getByRole('button', { name: 'Parking' }))
  expect(names()).toEqual(['Park', 'Harbour'])
})

test('stores from a function: loading, error, and retry, which keeps the focus', async () => {
  let isOffline = true
  let finish: (list: readonly Store[]) => void = () => undefined
  const load = async () => {
    if (isOffline) throw new Error('No network')
    return new Promise<readonly Store[]>((resolve) => {
      finish = resolve
    })
  }
  show({ stores: load })
  expect(status()).toBe('loading')
  await expect.poll(status).toBe('error')
  const announced = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(announced).toContain('We couldn’t load the stores.')
  isOffline = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Stores' }))
  await expect.poll(status).toBe('loading')
  finish(stores)
  await expect.poll(() => names().length).toBe(4)
})

test('the call of a function of stores is aborted when the locator is removed', async () => {
  const signals: AbortSignal[] = []
  const load = (signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<readonly Store[]>(() => undefined)
  }
  show({ stores: load })
  await expect.poll(() => signals.length).toBeGreaterThan(0)
  cleanup()
  await expect.poll(() => signals.every(({ aborted }) => aborted)).toBe(true)
})

test('a late answer of a former function of stores does not replace those of the present one', async () => {
  let finish: (list: readonly Store[]) => void = () => undefined
  const former = () =>
    new Promise<readonly Store[]>((resolve) => {
      finish = resolve
    })
  const present = async () => stores.slice(0, 2)
  const rerender = show({ stores: former })
  expect(status()).toBe('loading')
  rerender({ stores: present })
  await expect.poll(names).toEqual(['Harbour', 'Centre'])
  finish(stores.slice(2))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([status(), names()]).toEqual(['ready', ['Harbour', 'Centre']])
})

test('when no store is near enough, the list says so', () => {
  show({
    point: { coordinate: { latitude: 48.9, longitude: 2.3 } },
    radius: 5000,
    stores: stores.slice(0, 3),
  })
  expect(status()).toBe('empty')
  expect(document.querySelector('[data-part="notice"]')?.textContent).toContain('No stores nearby')
})

test('the searched address is a dot on the map, because the stores are pins', async () => {
  show({ map: mapProps, defaultPoint: center })
  const dot = page.getByRole('img', { name: /Square/ })
  await expect.element(dot).toBeInTheDocument()
  expect(document.querySelector('[data-part="pin"]')).toBeNull()
})

test('list and map share the selection, and the map shows what passes the filters', async () => {
  await page.viewport(1280, 800)
  show({ map: mapProps, defaultPoint: center })
  const marker = (name: string) =>
    document.querySelector(`[data-part="marker"][aria-label="${name}"]`)
  await expect.poll(() => marker('Park'), { timeout: 60_000 }).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Parking' }))
  await expect.poll(() => marker('Centre')).toBeNull()
  await userEvent.click(screen.getAllByRole('button', { name: 'Park' })[0] ?? document.body)
  await expect.poll(() => screen.queryByRole('region', { name: 'Park' })).not.toBeNull()
  expect(await violations(document.body)).toEqual([])
})
