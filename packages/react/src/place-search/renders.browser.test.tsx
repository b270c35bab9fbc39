import { createFakeClock } from '@signpost/testing'
import { act } from '@testing-library/react'
import { Profiler, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { mountPlaceSearch } from '../../test/mountPlaceSearch.tsx'

const slow = { scenarios: [{ kind: 'latency', ms: 80 }] } as const

test('the first key renders the box once, and its answer once more', async () => {
  const onRender = vi.fn()
  const around = (element: ReactNode) => (
    <Profiler id="box" onRender={onRender}>
      {element}
    </Profiler>
  )
  // However long the answer takes on a busy machine, no slow answer is announced.
  const provider = { clock: createFakeClock({ now: 0 }) }
  const { box } = mountPlaceSearch({}, { around, service: slow, provider })
  act(() => box.input.focus())
  onRender.mockClear()
  await box.search('t')
  expect(onRender).toHaveBeenCalledTimes(2)
})
