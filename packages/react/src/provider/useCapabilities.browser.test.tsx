import type { Capabilities } from '@signpost/client/domain'
import { createGeoFetch } from '@signpost/testing'
import { QueryClient } from '@tanstack/react-query'
import { renderHook, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { mountElement } from '../../test/mountElement.tsx'
import { BrandPicker } from '../brand-picker/index.ts'
import { CategoryBrowser } from '../category-browser/index.ts'
import { ReverseGeocode } from '../reverse-geocode/index.ts'
import { RouteOptions } from '../route-options/index.ts'
import { SignpostProvider } from './SignpostProvider.tsx'
import { useCapabilities } from './useCapabilities.ts'

const near = { latitude: -34.9066, longitude: -56.2045 }

/** An element whose service has only some of the interface, and says so as an adapter does. */
function mountWith(capabilities: Partial<Capabilities>, element: ReactElement) {
  const service = createGeoFetch()
  const client = { baseUrl: 'https://geo.example', apiKey: 'any' }
  const fetch = Object.assign(service.bind(undefined), { capabilities })
  const view = mountElement(element, {
    client: { ...client, fetch },
    near,
    country: 'UY',
    queryClient: new QueryClient(),
  })
  const asked = () => service.calls.map(({ operation }) => operation)
  return { ...view, asked }
}

test('a service that says nothing has everything; the client may say it in place of its fetch', () => {
  const read = (capabilities?: Partial<Capabilities>): Capabilities =>
    renderHook(() => useCapabilities(), {
      wrapper: ({ children }) => (
        <SignpostProvider client={{ baseUrl: 'https://geo.example', capabilities }}>
          {children}
        </SignpostProvider>
      ),
    }).result.current
  expect(read().operations).toHaveLength(7)
  expect(read().vehicles).toContain('truck')
  expect(read().attribution).toEqual([])
  const some = read({ vehicles: ['car'] })
  expect([some.vehicles, some.operations.length]).toEqual([['car'], 7])
})

test('route options are those of the service; a choice of the app stays visible', () => {
  const value = { vehicle: 'car', optimize: 'shortest', avoid: ['hov', 'toll'] } as const
  mountWith(
    { vehicles: ['car', 'bicycle'], optimizations: ['fastest'], avoidances: ['ferry'] },
    <RouteOptions value={value} />,
  )
  const names = (role: string) =>
    screen.getAllByRole<HTMLInputElement>(role).map((input) => input.value)
  expect(names('radio')).toEqual(['car', 'bicycle', 'fastest', 'shortest'])
  expect(names('checkbox').sort()).toEqual(['ferry', 'toll'])
})

test('lists and addresses that the service does not have are not shown and not asked for', () => {
  const { container, asked } = mountWith(
    { operations: ['search'] },
    <>
      <BrandPicker />
      <CategoryBrowser />
      <ReverseGeocode coordinate={near} />
    </>,
  )
  expect([container.textContent, asked()]).toEqual(['', []])
})
