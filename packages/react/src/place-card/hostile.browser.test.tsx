import type { Place, PlaceContent } from '@signpost/client'
import { everything, hostileLinks, hostileTexts } from '@signpost/testing/fixtures'
import { expect, test } from 'vitest'
import { overflowingElements } from '../../../../test/browser/overflowingElements.ts'
import { mountPlaceCard } from '../../test/mountPlaceCard.tsx'
import { readPlace } from '../../test/readPlace.ts'
import '../styles.css'

const tavern = await readPlace(everything)

/** Returns a place with a text in every field that can have one. */
function placeOf(text: string): Place {
  const content = Object.fromEntries(
    Object.entries(tavern.content ?? {}).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(() => text) : text,
    ]),
  )
  return {
    ...tavern,
    name: text,
    address: { ...tavern.address, street: text, city: text, formatted: text, countryCode: 'URY' },
    categories: [{ code: text, name: text, parent: { code: text, name: text } }],
    brands: [{ id: text, name: text }],
    phones: [{ number: text, extension: text }],
    hours: { text, sessions: tavern.hours?.sessions },
    content: content as unknown as PlaceContent,
  }
}

for (const size of ['compact', 'card', 'full'] as const) {
  test.each(Object.entries(hostileTexts))(
    `HTML and other hostile text in a ${size} card: %s`,
    (name, text) => {
      const { card, view } = mountPlaceCard({ place: placeOf(text), size })
      view.container.style.inlineSize = '320px'
      expect(card.querySelector('script, b, [onerror]')).toBeNull()
      expect(card.querySelector('h2')?.textContent).toBe(text)
      expect(card.textContent).not.toMatch(/\[object|undefined|NaN/)
      // Nothing overflows the card. A letter with sixty combining marks cannot be broken, so it is cut off at the edge.
      expect(view.container.scrollWidth).toBeLessThanOrEqual(320)
      if (name !== 'zalgo') expect(overflowingElements(card)).toEqual([])
    },
  )
}

test('a compact card stays one row, however long its texts', () => {
  const [usual, long] = [tavern, placeOf(hostileTexts.long)].map((place) => {
    const { card, view } = mountPlaceCard({
      place: { ...place, partner: undefined },
      size: 'compact',
    })
    const { height } = card.getBoundingClientRect()
    view.unmount()
    return height
  })
  expect(long).toBe(usual)
})

test.each(hostileLinks)('Links and photos only absolute `http:`/`https:`: %s', (url) => {
  const content = {
    ...tavern.content,
    website: url,
    thumbnail: url,
    photos: [url, url],
  } as PlaceContent
  const partner = {
    raw: null,
    review: {
      ...(tavern.partner?.review as NonNullable<NonNullable<Place['partner']>['review']>),
      url,
      iconUrl: url,
    },
  }
  const { card } = mountPlaceCard({ place: { ...tavern, content, partner }, size: 'full' })
  const addresses = Array.from(
    card.querySelectorAll('a, img'),
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  )
  expect(addresses.filter((address) => !/^(https?:\/\/(?!evil)|tel:[+\d])/.test(address))).toEqual(
    [],
  )
})

test('text of another direction does not reorder the text around it', () => {
  const { card } = mountPlaceCard({
    place: {
      ...tavern,
      categories: [
        { code: 'a', name: 'مطعم' },
        { code: 'b', name: 'Bar' },
      ],
    },
  })
  const [first, second] = card.querySelectorAll('[data-part="subtitle"] bdi')
  const [left, right] = [first, second].map((part) => part?.getBoundingClientRect().left ?? 0)
  expect(left).toBeLessThan(right ?? 0)
})
