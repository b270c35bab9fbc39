// @vitest-environment jsdom
import { createGeoFetch } from '@signpost/testing'
import { onlineManager } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { queryStatus } from '../domain/queryStatus.ts'
import { SignpostProvider } from '../provider/SignpostProvider.tsx'
import { useRouteLegs } from './useRouteLegs.ts'

const [theatre, square, stadium] = [
  { latitude: -34.9077, longitude: -56.2012 },
  { latitude: -34.9055, longitude: -56.1913 },
  { latitude: -34.8945, longitude: -56.1529 },
]

test('a route whose first leg does not exist and whose second waits for a network is offline', async () => {
  onTestFinished(() => {
    cleanup()
    onlineManager.setOnline(true)
  })
  const client = {
    baseUrl: 'https://geo.test',
    apiKey: 'test',
    fetch: createGeoFetch({ scenarios: [{ kind: 'no-content' }] }),
  }
  const wrapper = ({ children }: { children: ReactNode }): ReactNode => (
    <SignpostProvider client={client}>{children}</SignpostProvider>
  )
  const { result, rerender } = renderHook((points) => useRouteLegs({ points }), {
    wrapper,
    initialProps: [theatre, square],
  })
  await waitFor(() => expect(queryStatus(result.current.result)).toBe('empty'))
  onlineManager.setOnline(false)
  rerender([theatre, square, stadium])
  expect(queryStatus(result.current.result)).toBe('offline')
})

test('with a service without routes it has failed from the start, and requests nothing', () => {
  onTestFinished(cleanup)
  const fetch = createGeoFetch()
  const client = {
    baseUrl: 'https://geo.test',
    apiKey: 'test',
    fetch,
    capabilities: { operations: ['suggest', 'search'] },
  } as const
  const wrapper = ({ children }: { children: ReactNode }): ReactNode => (
    <SignpostProvider client={client}>{children}</SignpostProvider>
  )
  const { result, rerender } = renderHook((points) => useRouteLegs({ points }), {
    wrapper,
    initialProps: [undefined, undefined] as (typeof theatre | undefined)[],
  })
  expect(result.current.result).toMatchObject({ status: 'error', error: { status: 501 } })
  rerender([theatre, square])
  expect(result.current.result).toMatchObject({ status: 'error', error: { status: 501 } })
  expect(fetch.calls).toEqual([])
})
