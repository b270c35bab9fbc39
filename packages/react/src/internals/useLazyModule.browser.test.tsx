import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hydrate } from '../../../../test/browser/hydrate.tsx'
import { App, modules as greetings } from '../../test/LazyApp.tsx'
import { type LazyModule, lazyModule, useLazyModule } from './useLazyModule.ts'

const modules = { answer: 42 }

interface Request {
  readonly isWanted: boolean
  readonly retryKey?: string
}

function mountLazyModule(module: LazyModule<typeof modules>, isWanted: boolean) {
  const initialProps: Request = { isWanted }
  return renderHook(
    (request: Request) => useLazyModule(module, request.isWanted, request.retryKey),
    {
      initialProps,
    },
  )
}

test('loads the module on demand; later users have it at once', async () => {
  let isLoaded = false
  const module = lazyModule(async () => {
    isLoaded = true
    return modules
  })
  const { result, rerender } = mountLazyModule(module, false)
  expect([result.current, isLoaded]).toEqual([undefined, false])
  rerender({ isWanted: true })
  await expect.poll(() => result.current).toBe(modules)
  expect(mountLazyModule(module, true).result.current).toBe(modules)
})

test('a module that cannot be loaded is null, and is loaded again on the next demand', async () => {
  let isBroken = true
  const module = lazyModule(async () => {
    if (isBroken) throw new Error('There is no such file.')
    return modules
  })
  const { result, rerender } = mountLazyModule(module, true)
  await expect.poll(() => result.current).toBeNull()
  isBroken = false
  rerender({ isWanted: false })
  expect(result.current).toBeNull()
  rerender({ isWanted: true })
  await expect.poll(() => result.current).toBe(modules)
})

test('a module that cannot be loaded is loaded again with a new retry key and when the network is back, not by itself', async () => {
  const tries: ((error?: Error) => void)[] = []
  const module = lazyModule(
    () =>
      new Promise<typeof modules>((resolve, reject) => {
        tries.push((error) => (error ? reject(error) : resolve(modules)))
      }),
  )
  const gone = new Error('There is no such file.')
  const { result, rerender } = mountLazyModule(module, true)
  tries[0]?.(gone)
  await expect.poll(() => result.current).toBeNull()
  rerender({ isWanted: true })
  expect(tries).toHaveLength(1)
  rerender({ isWanted: true, retryKey: 'a' })
  rerender({ isWanted: true, retryKey: 'ab' })
  expect(tries).toHaveLength(2)
  tries[1]?.(gone)
  await expect(module.load()).rejects.toBe(gone)
  window.dispatchEvent(new Event('online'))
  expect(tries).toHaveLength(3)
  tries[2]?.()
  await expect.poll(() => result.current).toBe(modules)
  rerender({ isWanted: true, retryKey: 'abc' })
  window.dispatchEvent(new Event('online'))
  expect(tries).toHaveLength(3)
})

test.each([
  ['the server', 'early', 'Good morning'],
  ['the browser', 'late', 'Good evening'],
] as const)(
  'a module that %s alone has loaded is rendered after hydration',
  async (_, greeting, text) => {
    if (greeting === 'late') await greetings.late.load()
    const path = 'packages/react/test/LazyApp.tsx'
    const { html, container, problems } = await hydrate(path, App, { greeting })
    expect(html).toContain('Loading')
    await expect.poll(() => container.textContent).toBe(text)
    expect(problems).toEqual([])
  },
)
