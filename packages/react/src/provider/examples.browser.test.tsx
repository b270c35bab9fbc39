import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { AppWithDevtools } from '../../test/AppWithDevtools.tsx'
import { AppWithPersister } from '../../test/AppWithPersister.tsx'
import { reply, scriptedService, secretKey, suggests } from '../../test/scriptedService.ts'
import { TypeAhead } from '../../test/TypeAhead.tsx'
import { useCategories } from '../hooks/useCategories.ts'

// The devtools render nothing in tests, except the production build.
vi.mock('@tanstack/react-query-devtools', () => import('@tanstack/react-query-devtools/production'))

const near = { latitude: -34.9, longitude: -56.16 }

afterEach(() => localStorage.removeItem('REACT_QUERY_OFFLINE_CACHE'))

function type(text: string): void {
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: text } })
}

test('the app’s TanStack devtools show our queries, and the API key nowhere', async () => {
  const { options, sent } = scriptedService([suggests('Teatro Solís')])
  render(
    <AppWithDevtools client={options} near={near}>
      <TypeAhead />
    </AppWithDevtools>,
  )
  type('teatro')
  await screen.findByText('Teatro Solís')
  expect(sent[0]?.url.href).toContain(secretKey)
  fireEvent.click(await screen.findByLabelText('Open Tanstack query devtools'))
  fireEvent.click(await screen.findByLabelText(/^Query key .*"signpost".*"teatro"/))
  expect(await screen.findByText('Query Explorer')).toBeTruthy()
  expect(document.documentElement.outerHTML).not.toContain(secretKey)
})

function Category(): ReactNode {
  return <p>{useCategories().data?.[0]?.name ?? '…'}</p>
}

test('the app’s persister stores the catalogs, not suggestions for typed texts, and no API key', async () => {
  const { options, sent } = scriptedService([
    reply({
      category_list: [{ code: 'food', name: [{ language: 'en-US', full_name: 'Food' }] }],
      suggests: [{ line1: 'Teatro Solís', search_filter: 'f' }],
    }),
  ])
  const app = (
    <AppWithPersister client={options} near={near}>
      <TypeAhead />
      <Category />
    </AppWithPersister>
  )
  const firstVisit = render(app)
  await screen.findByText('Food')
  type('teatro')
  await screen.findByText('Teatro Solís')
  const stored = (): string => localStorage.getItem('REACT_QUERY_OFFLINE_CACHE') ?? ''
  await expect.poll(stored).toContain('Food')
  expect(stored()).not.toContain('teatro')
  expect(stored()).not.toContain(secretKey)
  firstVisit.unmount()

  const before = sent.length
  render(app)
  await screen.findByText('Food')
  expect(sent).toHaveLength(before)
})

test('the example of the README: rows, status, errors', async () => {
  const { options } = scriptedService([suggests('Teatro Solís'), reply('', { status: 401 })])
  const { container } = render(
    <AppWithPersister client={options} near={near}>
      <TypeAhead />
    </AppWithPersister>,
  )
  const status = (): string | null | undefined =>
    container.querySelector('[data-status]')?.getAttribute('data-status')
  expect(status()).toBe('idle')
  type('tea')
  await screen.findByText('Teatro Solís')
  expect(status()).toBe('ready')
  type('teat')
  expect(status()).toBe('refreshing')
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'key')
  expect(status()).toBe('error')
})
