import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { en } from '../../test/en.ts'
import { mountElement } from '../../test/mountElement.tsx'
import { ar } from '../messages/ar.ts'
import { PlaceSearchNotice, type PlaceSearchNoticeProps } from './PlaceSearchNotice.tsx'

const actions = {
  clear: vi.fn(),
  setQuery: vi.fn(),
  search: vi.fn(),
  open: vi.fn(),
  close: vi.fn(),
  retry: vi.fn(),
  locate: vi.fn(),
  choose: vi.fn(),
  pin: vi.fn(),
  remove: vi.fn(),
  removeAll: vi.fn(),
  undoRemoval: vi.fn(),
  endEditing: vi.fn(),
}

const quiet = {
  error: undefined,
  notice: undefined,
  location: undefined,
  items: [],
  announcement: '',
  actions,
}
const notice = (text: string, canRetry = false) => ({
  notice: { icon: 'warning' as const, text, canRetry, retry: 'Try again' },
})

function mountNotice(
  state: Partial<PlaceSearchNoticeProps['state']>,
  messages = en,
  language = 'en',
) {
  const { container } = mountElement(
    <PlaceSearchNotice
      state={{ status: 'idle', ...quiet, ...state }}
      messages={messages.placeSearch}
    />,
    { language },
  )
  return container
}

test.each([
  [{ status: 'short', announcement: 'Type more.' }, 'Type more.'],
  [{ status: 'loading' }, 'Searching…'],
  [{ status: 'empty' }, 'No resultsCheck the spelling, or try a shorter search.'],
  [{ status: 'offline', ...notice('You’re offline.') }, 'You’re offline.'],
  [{ status: 'error', ...notice('It failed.') }, 'It failed.'],
] as const)('%o is explained, with nothing to press', (state, text) => {
  expect(mountNotice(state).textContent).toBe(text)
  expect(screen.queryByRole('button')).toBeNull()
})

test.each(['idle', 'ready', 'refreshing'] as const)('%s has nothing to explain', (status) => {
  expect(mountNotice({ status }).textContent).toBe('')
})

test('a failure that may pass can be tried again', () => {
  expect(mountNotice({ status: 'error', ...notice('It failed.', true) }).textContent).toContain(
    'It failed.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(actions.retry).toHaveBeenCalledOnce()
})

test.each([
  [undefined, 'Search near you?Use my location'],
  ['locating', /Finding your location/],
  ['denied', /Location is blocked/],
  ['unavailable', /couldn’t find your location/],
  ['timeout', /took too long/],
] as const)('a needed location can be shared, and a refusal is explained: %s', (fault, text) => {
  actions.locate.mockClear()
  const { textContent } = mountNotice({ status: 'needs-location', location: fault })
  expect(textContent).toMatch(text)
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }))
  expect(actions.locate).toHaveBeenCalledOnce()
})

test('the notice is in the language of the messages, in Arabic too', () => {
  expect(mountNotice({ status: 'needs-location' }, ar, 'ar-MA').textContent).toContain(
    ar.placeSearch.needsLocation,
  )
})
