// @vitest-environment jsdom
import { SignpostProvider } from '@signpost/react'
import { createGeoFetch } from '@signpost/testing'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import type { DirectionsState } from './useDirectionsState.ts'
import { usePointNames } from './usePointNames.ts'

test('a late name of a point is given to the ends without a name only', async () => {
  onTestFinished(cleanup)
  const client = { baseUrl: 'https://geo.test', apiKey: 'test', fetch: createGeoFetch() }
  const wrapper = ({ children }: { children: ReactNode }): ReactNode => (
    <SignpostProvider client={client}>{children}</SignpostProvider>
  )
  const coordinate = { latitude: -34.9077, longitude: -56.2012 }
  let state: DirectionsState = {
    points: [{ coordinate, name: 'Home' }, null, { coordinate }],
    vehicle: 'car',
    optimize: 'fastest',
    avoid: [],
  }
  const { result } = renderHook(
    () =>
      usePointNames((change) => {
        state = { ...state, ...(typeof change === 'function' ? change(state) : change) }
      }),
    { wrapper },
  )
  const name = await result.current(coordinate)
  expect(name).toBeTruthy()
  expect(state.points.map((point) => point?.name)).toEqual(['Home', undefined, name])
})
