import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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

test('uncontrolled, the component keeps its own state, starting from the default', () => {
  const state = mountState({ defaultValue: 'a' })
  expect(state.value()).toBe('a')
  state.change('b')
  expect(state.value()).toBe('b')
  expect(state.onChange.mock.calls).toEqual([['b']])
  // A later default has no effect.
  state.rerender({ defaultValue: 'c' })
  expect(state.value()).toBe('b')
})

test('controlled, the value of the app is shown, and a change only asks for another', () => {
  const state = mountState({ value: 'a' })
  state.change('b')
  expect(state.value()).toBe('a')
  expect(state.onChange.mock.calls).toEqual([['b']])
  state.rerender({ value: 'b' })
  expect(state.value()).toBe('b')
})

test('null is a controlled value that means none', () => {
  const state = mountState({ value: null, defaultValue: 'a' })
  state.change('b')
  expect(state.value()).toBeNull()
})

test('when the app removes its value, the default is shown and not an earlier choice', () => {
  const state = mountState({ defaultValue: null })
  state.change('a')
  state.rerender({ value: 'a', defaultValue: null })
  expect(state.value()).toBe('a')
  state.rerender({ value: undefined, defaultValue: null })
  expect(state.value()).toBeNull()
})

test('the state is reset when its dependency changes, and not when it stays the same', () => {
  const state = mountState({ defaultValue: 'a', resetOn: 1 })
  state.change('b')
  state.rerender({ defaultValue: 'a', resetOn: 1 })
  expect(state.value()).toBe('b')
  state.rerender({ defaultValue: 'c', resetOn: 2 })
  expect(state.value()).toBe('c')
})
