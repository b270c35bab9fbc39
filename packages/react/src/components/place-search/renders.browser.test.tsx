import { act } from '@testing-library/react'
import { Profiler, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { mountPlaceSearch } from '../../../test/mountPlaceSearch.tsx'

const slow = { scenarios: [{ kind: 'latency', ms: 80 }] } as const

test('the first key renders the box once, and its answer once more', async () => {
  const onRender = vi.fn()
  const around = (element: ReactNode) => (
    <Profiler id="box" onRender={onRender}>
      {element}
    </Profiler>
  )
  const { box } = mountPlaceSearch({}, { around, service: slow })
  act(() => box.input.focus())
  onRender.mockClear()
  await box.search('t')
  expect(onRender).toHaveBeenCalledTimes(2)
})
