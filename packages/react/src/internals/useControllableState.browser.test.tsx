import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import '../../test/mount.tsx'
import { useControllableState } from './useControllableState.ts'

interface Given {
  readonly value?: string | null | undefined
  readonly defaultValue?: string | null
  readonly resetOn?: unknown
}

function mountState(given: Given = {}) {
  const onChange = vi.fn()
  const { result, rerender } = renderHook(
    ({ value, defaultValue = null, resetOn }: Given) =>
      useControllableState<string | null>({ value, defaultValue, onChange, resetOn }),
    { initialProps: given },
  )
  return {
    onChange,
    rerender,
    value: () => result.current[0],
    change: (next: string | null) => act(() => result.current[1](next)),
  }
}

test('without a value the component keeps its own, from the default on', () => {
  const state = mountState({ defaultValue: 'a' })
  expect(state.value()).toBe('a')
  state.change('b')
  expect(state.value()).toBe('b')
  expect(state.onChange.mock.calls).toEqual([['b']])
  // Another default comes too late.
  state.rerender({ defaultValue: 'c' })
  expect(state.value()).toBe('b')
})

test('a value of the app counts, and a choice only asks for another', () => {
  const state = mountState({ value: 'a' })
  state.change('b')
  expect(state.value()).toBe('a')
  expect(state.onChange.mock.calls).toEqual([['b']])
  state.rerender({ value: 'b' })
  expect(state.value()).toBe('b')
})

test('null is a value of the app: none', () => {
  const state = mountState({ value: null, defaultValue: 'a' })
  state.change('b')
  expect(state.value()).toBeNull()
})

test('an app that begins without a value, and takes its value back, sees the default and no earlier choice', () => {
  const state = mountState({ defaultValue: null })
  state.change('a')
  state.rerender({ value: 'a', defaultValue: null })
  expect(state.value()).toBe('a')
  state.rerender({ value: undefined, defaultValue: null })
  expect(state.value()).toBeNull()
})

test('it starts again when what it depends on changes, and not for the same', () => {
  const state = mountState({ defaultValue: 'a', resetOn: 1 })
  state.change('b')
  state.rerender({ defaultValue: 'a', resetOn: 1 })
  expect(state.value()).toBe('b')
  state.rerender({ defaultValue: 'c', resetOn: 2 })
  expect(state.value()).toBe('c')
})
