import { createFakeClock, type Scenario } from '@signpost/testing'
import { onlineManager } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type MountCatalogOptions, mountCatalog } from '../test/mountCatalog.tsx'
import { BrandPicker } from './brand-picker/BrandPicker.tsx'
import { CategoryBrowser } from './category-browser/CategoryBrowser.tsx'
import './styles.css'

interface Picker {
  readonly element: ReactElement
  readonly noun: string
  readonly rows: () => number
}

const pickers: readonly Picker[] = [
  {
    element: <BrandPicker />,
    noun: 'brands',
    rows: () => screen.queryAllByRole('option').length,
  },
  {
    element: <CategoryBrowser />,
    noun: 'categories',
    rows: () => screen.queryAllByRole('checkbox').length,
  },
]

describe.each(pickers)('a choice of $noun', ({ element, noun, rows }) => {
  const mount = (options: MountCatalogOptions = {}) => mountCatalog(element, options)

  test('while loading, shows nothing for 300 ms, then a skeleton, and announces it', () => {
    const clock = createFakeClock({ now: '2026-05-06T15:00Z' })
    const { root, announced, status } = mount({ scenarios: [{ kind: 'hang' }], clock })
    expect([status(), root().ariaBusy, announced()]).toEqual(['loading', 'true', ''])
    const bones = () => root().querySelectorAll('[data-part="bone"]').length
    act(() => clock.advance(299))
    expect(bones()).toBe(0)
    act(() => clock.advance(1))
    expect(bones()).toBeGreaterThan(3)
    expect(announced()).toBe(`Loading ${noun}…`)
    expect(screen.getByRole('searchbox')).toHaveProperty('disabled', false)
  })

  test.each([
    [401, 'key', 'This isn’t available here.'],
    [403, 'key', 'This isn’t available here.'],
    [400, 'request', `We couldn’t load the ${noun}.`],
    [404, 'not-found', 'The service doesn’t offer this.'],
    [501, 'service', 'The service doesn’t offer this.'],
  ] as const)('%i: announces the failure, without a button to retry', async (code, kind, text) => {
    const { root, announced, status } = mount({ scenarios: [{ kind: 'error', status: code }] })
    await expect.poll(status).toBe('error')
    expect(root().dataset.error).toBe(kind)
    expect(root().querySelector('[data-part="notice"]')?.textContent).toBe(text)
    expect(announced()).toBe(text)
    expect(screen.queryByRole('button')).toBeNull()
    expect(rows()).toBe(0)
  })

  test('a failure that may pass has a button to retry, and the focus is not lost', async () => {
    const { status } = mount({ scenarios: [{ kind: 'wrong-body', body: 'html', times: 1 }] })
    await expect.poll(status).toBe('error')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.poll(status).toBe('ready')
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('searchbox'))
    expect(rows()).toBeGreaterThan(5)
  })

  test('offline at mount, says so and continues by itself', async () => {
    onlineManager.setOnline(false)
    onTestFinished(() => onlineManager.setOnline(true))
    const { announced, status } = mount()
    await expect.poll(status).toBe('offline')
    expect(announced()).toBe('You’re offline. This loads when you’re back.')
    onlineManager.setOnline(true)
    await expect.poll(status).toBe('ready')
  })

  test('an empty catalog says that there is none', async () => {
    const { announced, status } = mount({ scenarios: [{ kind: 'no-content' }] })
    await expect.poll(status).toBe('empty')
    expect(announced()).toMatch(/^No .* here$/)
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('when nothing has the typed name, says so with advice and a button that clears the text', async () => {
    const { root, announced, status } = mount()
    await expect.poll(status).toBe('ready')
    await userEvent.type(screen.getByRole('searchbox'), 'qqq')
    expect(status()).toBe('empty')
    expect(announced()).toMatch(/^No .* match\.$/)
    expect(root().querySelector('[data-part="advice"]')?.textContent).toMatch(/fewer letters/)
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(status()).toBe('ready')
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('searchbox'))
  })

  test.each([
    { kind: 'wrong-types' },
    { kind: 'nulls' },
    { kind: 'wrong-body', body: 'object' },
  ] as const satisfies readonly Scenario[])(
    'Wrong types, nulls: dropped; never "[object Object]", "NaN", "undefined": %j',
    async (scenario) => {
      const { root, status } = mount({ scenarios: [scenario] })
      await expect.poll(status).toMatch(/ready|empty|error/)
      expect(root().textContent).not.toMatch(/NaN|undefined|\[object|null/)
    },
  )

  test('two components make one request, under StrictMode too; nothing is logged after they unmount', async () => {
    const error = vi.spyOn(console, 'error')
    const { service, view } = mountCatalog(
      <>
        {element}
        {element}
      </>,
    )
    await expect.poll(rows).toBeGreaterThan(10)
    expect(service.calls).toHaveLength(1)
    view.unmount()
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })
})

test('without a country the brand picker says so, requests nothing, and logs a warning for the developer', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const { service, status, view } = mountCatalog(<BrandPicker />, { country: undefined })
  expect(status()).toBe('idle')
  expect(screen.getByText('Which country?')).toBeTruthy()
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/Give `country`/))
  expect(service.calls).toEqual([])
  view.unmount()
  error.mockRestore()
})

test('without a country the user may choose one, and its brands are requested then', async () => {
  const { status } = mountCatalog(<BrandPicker countries={['UY', 'DE']} />, { country: undefined })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Uruguay')
  await expect.poll(status).toBe('ready')
})
