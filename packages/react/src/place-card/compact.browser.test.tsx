import { everything } from '@signpost/testing/fixtures'
import { waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { noPicture } from '../../../../test/browser/pictures.ts'
import { mountPlaceCard } from '../../test/mountPlaceCard.tsx'
import { readPlace } from '../../test/readPlace.ts'
import { reply } from '../../test/scriptedService.ts'
import '../styles.css'

const tavern = { ...(await readPlace(everything)), name: 'Taberna '.repeat(40).trim() }

/** Returns the number of lines of the title. */
function lines(card: HTMLElement): number {
  const title = card.querySelector<HTMLElement>('[data-part="title"]')
  if (!title) throw new Error('The card has no title.')
  return Math.round(title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight))
}

test('a compact card truncates its texts after one line, or after as many as the app says', () => {
  const { card, rerender } = mountPlaceCard({ place: tavern, size: 'compact' })
  expect(lines(card)).toBe(1)
  for (const maxLines of [2, 3, 1] as const) {
    rerender({ place: tavern, size: 'compact', maxLines })
    expect(lines(card)).toBe(maxLines)
  }
})

test('its icon is beside its text, or above it', () => {
  const edge = (card: HTMLElement, part: string): DOMRect | undefined =>
    card.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect()
  const { card, rerender } = mountPlaceCard({ place: tavern, size: 'compact' })
  expect(edge(card, 'title')?.left).toBeGreaterThan(edge(card, 'disc')?.right ?? Infinity)
  rerender({ place: tavern, size: 'compact', orientation: 'vertical' })
  expect(edge(card, 'title')?.top).toBeGreaterThanOrEqual(edge(card, 'disc')?.bottom ?? Infinity)
  const address = card.querySelector('[data-signpost="place-card-address"]')
  expect(address?.getBoundingClientRect().left).toBe(edge(card, 'title')?.left)
})

test('with letters of twice the size no word of the name breaks, and the message for photos is whole', async () => {
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  const content = { ...tavern.content, photos: [noPicture()] } as typeof tavern.content
  const { card } = mountPlaceCard({ place: { ...tavern, name: 'Taberna del Todo', content } })
  // The width of a card on a page of 320 px with margins.
  card.style.inlineSize = '256px'
  const name = card.querySelector('[data-part="title"]')?.firstChild ?? document.body
  const word = document.createRange()
  word.setStart(name, 0)
  word.setEnd(name, 'Taberna'.length)
  expect(word.getClientRects()).toHaveLength(1)
  await expect.poll(() => card.querySelector('[data-part="missing"]')).not.toBeNull()
  const none = card.querySelector('[data-part="missing"]') ?? document.body
  expect(none.scrollHeight).toBeLessThanOrEqual(none.clientHeight)
})

test('the question which of several places is meant begins where they do, and is read in full', async () => {
  const places = [
    { ...everything, name: 'Norte' },
    { ...everything, name: 'Sur' },
  ]
  const { card } = mountPlaceCard({ query: 'farmacia', size: 'compact' }, [reply({ places })])
  card.style.inlineSize = '120px'
  await waitFor(() => expect(card.dataset.status).toBe('ambiguous'))
  const title = card.querySelector<HTMLElement>('[data-part="title"]') ?? document.body
  const [first] = card.getElementsByTagName('button')
  const [edge = Number.NaN, start = 0] = [title, first].map((one) => one?.getBoundingClientRect().x)
  expect(Math.abs(edge - start)).toBeLessThan(12)
  expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
  expect(lines(card)).toBeGreaterThan(1)
})
