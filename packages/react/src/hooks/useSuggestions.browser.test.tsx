import { expect, test } from 'vitest'
import { mountHook } from '../../test/mount.tsx'
import { parametersOf, scriptedService, silence, suggests } from '../../test/scriptedService.ts'
import { useSuggestions } from './useSuggestions.ts'

const near = { latitude: -34.9, longitude: -56.16 }

test('StrictMode: one request per key', async () => {
  const service = scriptedService([suggests('Teatro Solís')])
  const { result } = mountHook(() => useSuggestions({ query: 'teatro' }), {
    client: service.connection,
    near,
  })
  await expect.poll(() => result.current.data?.suggestions[0]?.line1).toBe('Teatro Solís')
  expect(service.sent.map(parametersOf)).toEqual([
    { query: 'teatro', search_center: '-34.9,-56.16' },
  ])
})

test('supersession: the older text is aborted, and its answer does not win', async () => {
  let answerLate: (response: Response) => void = () => {}
  const late = new Promise<Response>((resolve) => {
    answerLate = resolve
  })
  const service = scriptedService([() => late, suggests('Teatro Solís')])
  const { result, rerender } = mountHook(
    ({ query }) => useSuggestions({ query }),
    { client: service.connection, near },
    { query: 't' },
  )
  await expect.poll(() => service.sent.length).toBe(1)
  rerender({ query: 'te' })
  await expect.poll(() => result.current.data?.suggestions[0]?.line1).toBe('Teatro Solís')
  expect(service.sent.map(({ signal }) => signal.aborted)).toEqual([true, false])
  answerLate(await suggests('Terminal')())
  await Promise.resolve()
  expect(result.current.data?.suggestions[0]?.line1).toBe('Teatro Solís')
})

test('unmount: aborted, silent', async () => {
  const service = scriptedService([silence])
  const { result, unmount } = mountHook(() => useSuggestions({ query: 'teatro' }), {
    client: service.connection,
    near,
  })
  await expect.poll(() => service.sent.length).toBe(1)
  unmount()
  expect(service.sent[0]?.signal.aborted).toBe(true)
  expect(result.current.error).toBeNull()
})
