// @vitest-environment jsdom
import type { Capabilities } from '@signpost/client/domain'
import { createGeoFetch } from '@signpost/testing'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { montevideo } from '../../test/montevideo.ts'
import { SignpostProvider } from '../provider/SignpostProvider.tsx'
import { defineSource, service } from './sources/Source.ts'
import { type PlaceSearchEngineOptions, usePlaceSearchEngine } from './usePlaceSearchEngine.ts'

interface StartedBox {
  readonly box: () => ReturnType<typeof usePlaceSearchEngine>
  readonly asked: () => readonly string[]
}

/** Renders the engine of a box, without elements. */
function start(
  options: PlaceSearchEngineOptions = {},
  capabilities: Partial<Capabilities> = {},
): StartedBox {
  onTestFinished(cleanup)
  const fetch = createGeoFetch({ requireKey: false })
  const client = { baseUrl: 'https://geo.example', fetch, capabilities }
  const { result } = renderHook(() => usePlaceSearchEngine(options), {
    wrapper: ({ children }) => (
      <SignpostProvider client={client} near={montevideo}>
        {children}
      </SignpostProvider>
    ),
  })
  const asked = (): string[] => fetch.calls.map(({ operation }) => operation)
  return { box: () => result.current, asked }
}

const type = async ({ box }: StartedBox, text: string): Promise<void> => {
  act(() => box().actions.search(text))
  await waitFor(() => expect(box().status).toBe('ready'))
}

test('rows are found for a typed text, and one is chosen', async () => {
  const onSelect = vi.fn()
  const started = start({ onSelect })
  const { box } = started
  expect(box()).toMatchObject({ status: 'idle', isOpen: false, query: '', items: [] })
  await type(started, 'teatro sol')
  const [row] = box().items
  expect(box()).toMatchObject({ isOpen: true, query: 'teatro sol' })
  expect(box().announcement).not.toBe('')
  act(() => row && box().actions.choose(row))
  expect(onSelect.mock.lastCall?.[0]).toMatchObject({ line1: 'Teatro Solís' })
  expect(box()).toMatchObject({ isOpen: false, query: 'Teatro Solís', items: [] })
  expect(box().value).toMatchObject({ text: 'Teatro Solís' })
})

test('submit chooses the highlighted row, else submits the text', async () => {
  const onSelect = vi.fn()
  const onSubmit = vi.fn()
  const first = start({ onSelect, highlightFirst: true })
  await type(first, 'teatro sol')
  act(() => first.box().actions.submit())
  expect(onSelect).toHaveBeenCalledOnce()

  const second = start({ onSubmit })
  await type(second, 'teatro sol')
  act(() => second.box().actions.submit())
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('teatro sol')
  expect(second.box().isOpen).toBe(false)
})

test('with a service that only searches, submit loads the rows', async () => {
  const { box, asked } = start({}, { operations: ['search'] })
  act(() => box().actions.search('teatro sol'))
  expect(asked()).toEqual([])
  act(() => box().actions.submit())
  await waitFor(() => expect(box().items[0]).toMatchObject({ kind: 'suggestion' }))
  expect(asked()).toEqual(['search'])
})

test('sources of the app are asked, and their rows are in groups', async () => {
  const onSelect = vi.fn()
  const offices = defineSource({
    id: 'offices',
    label: 'Offices',
    get: () => ['Head office'],
    onSelect,
  })
  const started = start({ sources: [offices, service()] })
  const { box } = started
  await type(started, 'teatro sol')
  const [group] = box().groups
  expect(group).toMatchObject({ label: 'Offices', items: [{ text: 'Head office' }] })
  act(() => group?.items[0] && box().actions.choose(group.items[0]))
  expect(onSelect).toHaveBeenCalledWith('Head office')
})

test('leaving the box reports an abandoned text; clearing it offers what is there before typing', async () => {
  const onEvent = vi.fn()
  const started = start({ onEvent, locate: true })
  const { box } = started
  await type(started, 'teatro sol')
  act(() => box().actions.close())
  expect(onEvent).toHaveBeenLastCalledWith({ type: 'abandonment', query: 'teatro sol' })
  expect(box()).toMatchObject({ isOpen: false, query: 'teatro sol' })
  act(() => box().actions.clear())
  await waitFor(() => expect(box().items).toMatchObject([{ kind: 'locate' }]))
  act(() => box().actions.locate())
  await waitFor(() => expect(box().location).toBe('unavailable'))
})
