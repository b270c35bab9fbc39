import { GeoError, type GeoErrorKind } from '@signpost/client'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mountElement } from '../../../test/mountElement.tsx'
import { ar } from '../../messages/ar.ts'
import { en } from '../../messages/en.ts'
import { PlaceSearchNotice, type PlaceSearchNoticeProps } from './PlaceSearchNotice.tsx'

const actions = {
  clear: vi.fn(),
  setQuery: vi.fn(),
  close: vi.fn(),
  retry: vi.fn(),
  locate: vi.fn(),
  choose: vi.fn(),
  pin: vi.fn(),
  remove: vi.fn(),
  removeAll: vi.fn(),
  endEditing: vi.fn(),
}

const quiet = {
  error: undefined,
  retryIn: undefined,
  location: undefined,
  items: [],
  announcement: '',
  actions,
}
const failed = (kind: GeoErrorKind, retryIn?: number) => ({
  status: 'error' as const,
  error: new GeoError('No.', { kind, operation: 'suggest' }),
  retryIn,
})

function mountNotice(
  state: Partial<PlaceSearchNoticeProps['state']>,
  messages = en,
  language = 'en',
) {
  const { container } = mountElement(
    <PlaceSearchNotice
      state={{ status: 'idle', ...quiet, ...state }}
      minLength={3}
      messages={messages.placeSearch}
    />,
    { language },
  )
  return container
}

test.each([
  [{ status: 'short' }, 'Type 3 letters or more'],
  [{ status: 'loading' }, 'Searching…'],
  [{ status: 'empty' }, 'Nothing foundCheck the spelling, or type less.'],
  [{ status: 'offline' }, 'You are offline. The search goes on when you are back.'],
  [failed('key'), 'The search is not available here.'],
  [failed('limit', 30), 'Too many searches. Try again in 30 seconds.'],
  [failed('limit', 1), 'Too many searches. Try again in 1 second.'],
  [failed('request'), 'The search did not work.'],
] as const)('%o is explained, with nothing to press', (state, text) => {
  const notice = mountNotice(state)
  expect(notice.textContent).toBe(text)
  expect(screen.queryByRole('button')).toBeNull()
})

test.each(['idle', 'ready', 'refreshing'] as const)('%s has nothing to explain', (status) => {
  expect(mountNotice({ status }).textContent).toBe('')
})

test.each([failed('service'), failed('network'), failed('decode'), failed('limit', 0)])(
  'a failure that may pass can be tried again: %o',
  (state) => {
    actions.retry.mockClear()
    expect(mountNotice(state).textContent).toContain('The search did not work.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(actions.retry).toHaveBeenCalledOnce()
  },
)

test.each([
  [undefined, 'Where should it look?Use my location'],
  ['locating', /Finding your location/],
  ['denied', /not to share your location/],
  ['unavailable', /could not be found/],
  ['timeout', /took too long/],
] as const)(
  'a location that is needed can be given, and why it was not is told: %s',
  (fault, text) => {
    actions.locate.mockClear()
    const notice = mountNotice({ status: 'needs-location', location: fault })
    expect(notice.textContent).toMatch(text)
    fireEvent.click(screen.getByRole('button', { name: 'Use my location' }))
    expect(actions.locate).toHaveBeenCalledOnce()
  },
)

test('Arabic, with either digits', () => {
  expect(mountNotice(failed('limit', 11), ar, 'ar-EG').textContent).toContain('بعد ١١ ثانية')
  expect(mountNotice(failed('limit', 2), ar, 'ar-MA').textContent).toContain('بعد ثانيتين')
  expect(mountNotice({ status: 'short' }, ar, 'ar-MA').textContent).toContain('3 أحرف')
})
