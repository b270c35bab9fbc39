// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { reply, scriptedService } from '../../test/scriptedService.ts'
import { SignpostProvider } from '../provider/SignpostProvider.tsx'
import { useSearchResults } from './useSearchResults.ts'

type Callback = (entries: readonly { readonly isIntersecting: boolean }[]) => void

/** An IntersectionObserver that reports every element as visible at once. */
class SeesAll {
  readonly #callback: Callback
  constructor(callback: Callback) {
    this.#callback = callback
  }
  observe(): void {
    this.#callback([{ isIntersecting: true }])
  }
  disconnect(): void {}
}

function List(): ReactNode {
  const { getMoreProps, isMoreFailed } = useSearchResults({ query: 'a', more: 'scroll' })
  return (
    <>
      <button {...getMoreProps()}>More</button>
      {isMoreFailed && 'It failed.'}
    </>
  )
}

test('a list that keeps its button asks no further after a page that failed', async () => {
  vi.stubGlobal('IntersectionObserver', SeesAll)
  onTestFinished(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
  const { options, sent } = scriptedService([
    reply({ iterator_status: '2', exhausted: 'n', places: [{ name: 'A' }] }),
    reply('<p>Oops'),
  ])
  render(
    <SignpostProvider client={options} near={{ latitude: -34.9, longitude: -56.16 }}>
      <List />
    </SignpostProvider>,
  )
  await waitFor(() => expect(screen.getByText('It failed.')).toBeTruthy())
  expect(sent).toHaveLength(2)
})
