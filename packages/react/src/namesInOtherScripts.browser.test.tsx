import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mountPlaceCard } from '../test/mountPlaceCard.tsx'
import { mountSearchResults } from '../test/mountSearchResults.tsx'
import { readPlace } from '../test/readPlace.ts'

const museum = await readPlace({
  id: 'museum',
  name: '東京国立博物館',
  local_name: '東京国立博物館 本館',
  location: { street: '上野公園13-9', city: '台東区', state: '東京都', country_code: 'JPN' },
})

test('names and addresses in another script than the page’s have their language, in a card and in results', () => {
  mountPlaceCard({ place: museum })
  mountSearchResults({ places: [museum] })
  for (const text of ['東京国立博物館', '東京国立博物館 本館', /上野公園13-9/]) {
    const elements = screen.getAllByText(text, { ignore: '[title]' })
    expect(elements.length).toBeGreaterThan(1)
    for (const element of elements) {
      expect(element.closest('[lang]:not(html)')?.getAttribute('lang')).toBe('ja')
    }
  }
})

test('on a page in the script of the names they have no language of their own', () => {
  const { card } = mountPlaceCard({ place: museum }, undefined, { language: 'ja' })
  expect(card.querySelectorAll('[lang]')).toHaveLength(0)
})
