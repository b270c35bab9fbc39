import type { PartnerReview } from '@signpost/client'
import { everything, oddPlaces } from '@signpost/testing/fixtures'
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pictures } from '../../../../test/browser/pictures.ts'
import { mountPlaceCard } from '../../test/mountPlaceCard.tsx'
import { readPlace } from '../../test/readPlace.ts'
import '../styles.css'

const tavern = await readPlace(everything)

function tops(card: HTMLElement, parts: readonly string[]): (number | undefined)[] {
  return parts.map((part) => card.querySelector(part)?.getBoundingClientRect().top)
}

/** Returns the parts of a card that its skeleton has too. */
function partsOf(size: 'compact' | 'card' | 'full'): readonly string[] {
  return [
    '[data-part="title"]',
    '[data-part="subtitle"]',
    ...(size === 'compact' ? [] : ['[data-signpost="place-card-actions"]']),
    '[data-part="fact"]',
    ':nth-child(1 of [data-part="fact"]:has(path[d^="M17 10a7"]))',
  ]
}

test.each(['compact', 'card', 'full'] as const)(
  'a %s card loads without a layout shift: what its skeleton reserves keeps its position',
  (size) => {
    const place = {
      ...tavern,
      // A single category fits on one line with the local name.
      categories: tavern.categories.slice(0, 1),
      address: { ...tavern.address, state: undefined, country: undefined },
      ...(size !== 'compact' && { content: undefined, partner: undefined }),
    }
    const { card, rerender } = mountPlaceCard({ place: undefined, size })
    const before = [...tops(card, partsOf(size)), card.getBoundingClientRect().top]
    rerender({ place, size })
    expect([...tops(card, partsOf(size)), card.getBoundingClientRect().top]).toEqual(before)
    expect(before).not.toContain(undefined)
  },
)

test.each(['card', 'full'] as const)(
  'a %s card after one with photos and a rating leaves room for them while it loads',
  async (size) => {
    const [icon] = pictures
    const review = { ...tavern.partner?.review, iconUrl: icon } as PartnerReview
    const content = tavern.content && { ...tavern.content, photos: [...pictures] }
    const place = {
      ...tavern,
      content,
      partner: { review, raw: {} },
      categories: tavern.categories.slice(0, 1),
      address: { ...tavern.address, state: undefined, country: undefined },
    }
    const { card, rerender } = mountPlaceCard({ place, size })
    const rating = card.querySelector<HTMLElement>('[data-signpost="partner-attribution"]')
    await expect.poll(() => rating?.dataset.status).toBe('ready')
    const parts = [...partsOf(size), '[data-part="photos"]']
    const before = tops(card, parts)
    rerender({ place: undefined, size })
    expect(card.dataset.status).toBe('loading')
    expect(tops(card, parts)).toEqual(before)
    expect(before).not.toContain(undefined)
  },
)

test.each(['card', 'full'] as const)(
  'photos that were not expected leave the name and the actions of a %s card where its skeleton had them, and are edge to edge',
  (size) => {
    const place = {
      ...tavern,
      content: tavern.content && { ...tavern.content, photos: [...pictures] },
      partner: undefined,
      categories: tavern.categories.slice(0, 1),
    }
    const { card, rerender } = mountPlaceCard({ place: undefined, size })
    const parts = partsOf(size).slice(0, 3)
    const before = tops(card, parts)
    rerender({ place, size })
    expect(tops(card, parts)).toEqual(before)
    const photos = card.querySelector('[data-part="tiles"]')?.getBoundingClientRect()
    const actions = card.querySelector('[data-signpost="place-card-actions"]')
    expect(photos?.top).toBeGreaterThan(actions?.getBoundingClientRect().bottom ?? 1e9)
    expect(photos?.width).toBe(card.clientWidth)
  },
)

test.each(['card', 'full'] as const)(
  'the photos of a %s card are edge to edge above its name, and after its actions for keys',
  async (size) => {
    const content = tavern.content && { ...tavern.content, photos: [...pictures] }
    const { card } = mountPlaceCard({
      place: { ...tavern, content },
      size,
      onDirections: () => {},
    })
    const photos = card.querySelector('[data-part="tiles"]')?.getBoundingClientRect()
    const around = card.getBoundingClientRect()
    expect(photos).toMatchObject({
      left: around.left + 1,
      right: around.right - 1,
      top: around.top + 1,
    })
    expect(photos?.bottom).toBeLessThan(tops(card, ['[data-part="title"]'])[0] ?? 0)
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Directions' }))
  },
)

test('a full card folds what is rarely read', async () => {
  mountPlaceCard({ place: tavern, size: 'full' })
  const point = screen.getByText('-34.90941, -56.18052')
  expect(point.checkVisibility({ contentVisibilityAuto: true })).toBe(false)
  await userEvent.click(screen.getByText('More details'))
  expect(point.checkVisibility()).toBe(true)
})

test('a full card without rarely read facts has no line for them', () => {
  const place = {
    ...tavern,
    categories: [],
    brands: [],
    coordinate: undefined,
    accuracy: undefined,
  }
  mountPlaceCard({ place, size: 'full' })
  expect(screen.getByText('More details').checkVisibility()).toBe(false)
})

test('a compact card is as high as its skeleton', () => {
  const place = { ...tavern, partner: undefined }
  const { card, rerender } = mountPlaceCard({ place: undefined, size: 'compact' })
  const { height } = card.getBoundingClientRect()
  rerender({ place, size: 'compact' })
  expect(card.getBoundingClientRect().height).toBe(height)
})

test.each(['compact', 'card', 'full'] as const)(
  'the name of a place of which nothing else is known is in the middle of its icon: %s',
  async (size) => {
    const { card } = mountPlaceCard({ place: await readPlace(oddPlaces.nameOnly), size })
    const [icon, title] = ['[data-part="disc"]', '[data-part="title"]'].map((part) => {
      const { top = 0, height = 0 } = card.querySelector(part)?.getBoundingClientRect() ?? {}
      return top + height / 2
    })
    expect(Math.abs((icon ?? 0) - (title ?? 100))).toBeLessThan(1)
  },
)

test('a distance is not broken in its middle', () => {
  const { card, view } = mountPlaceCard({ place: tavern })
  const away = [...card.querySelectorAll<HTMLElement>('[data-part="subtitle"] > bdi')].at(-1)
  expect(away?.textContent).toBe('1.2 km')
  for (let width = 320; width > 220; width -= 10) {
    view.container.style.inlineSize = `${width}px`
    expect([width, away?.getClientRects().length]).toEqual([width, 1])
  }
})

test('in a wide page a card has a maximum width, and its facts end where its separators do', async () => {
  await page.viewport(1280, 800)
  onTestFinished(() => page.viewport(800, 600))
  const { card } = mountPlaceCard({ place: tavern, size: 'full' })
  expect(card.getBoundingClientRect().width).toBeLessThanOrEqual(33 * 16)
  const ends = ['[data-signpost="place-about"]', '[data-part="fact"]:has([data-part="control"])']
  const [line, fact] = ends.map((part) => card.querySelector(part)?.getBoundingClientRect().right)
  expect(fact).toBe(line)
})
