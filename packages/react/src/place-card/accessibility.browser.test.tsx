import { everything } from '@signpost/testing/fixtures'
import { waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { emulateMedia } from '../../../../test/browser/emulateMedia.ts'
import { emulatePrint } from '../../../../test/browser/emulatePrint.ts'
import { overflowingElements } from '../../../../test/browser/overflowingElements.ts'
import { violations } from '../../../../test/browser/violations.ts'
import { mountPlaceCard } from '../../test/mountPlaceCard.tsx'
import { pictures } from '../../test/pictures.ts'
import { readPlace } from '../../test/readPlace.ts'
import { reply } from '../../test/scriptedService.ts'
import { ar } from '../messages/ar.ts'
import '../styles.css'

const tavern = await readPlace({
  ...everything,
  partner_contents: { ...everything.partner_contents, icon_url: pictures[0] },
})
const onDirections = (): void => undefined

test('at 320 px, with double letters and wide spacing, nothing sticks out', () => {
  document.documentElement.style.cssText =
    'font-size: 200%; letter-spacing: 0.12em; word-spacing: 0.16em'
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  for (const size of ['compact', 'card', 'full'] as const) {
    const { card, view } = mountPlaceCard({ place: tavern, size, onDirections })
    view.container.style.inlineSize = '320px'
    expect([size, ...overflowingElements(card)]).toEqual([size])
    expect(card.getBoundingClientRect().width).toBeLessThanOrEqual(320)
    view.unmount()
  }
})

test.each(['light', 'dark'])(
  'axe finds nothing where there are several places, %s',
  async (scheme) => {
    await emulateMedia('prefers-color-scheme', scheme)
    document.documentElement.style.background = 'Canvas'
    onTestFinished(() => document.documentElement.removeAttribute('style'))
    const { card, view } = mountPlaceCard({ query: 'x' }, [
      reply({ places: [everything, everything] }),
    ])
    await waitFor(() => expect(card.dataset.status).toBe('ambiguous'))
    expect(await violations(view.container)).toEqual([])
  },
)

test('right to left: icons stand at the right, texts in Latin letters run from there', () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const { card } = mountPlaceCard({ place: tavern }, undefined, { language: 'ar', messages: ar })
  const box = (part: string): DOMRect | undefined =>
    card.querySelector(part)?.getBoundingClientRect()
  const icon = box('[data-part="card-icon"]')
  const title = box('[data-part="card-title"]')
  expect(icon?.left).toBeGreaterThan(title?.left ?? Number.POSITIVE_INFINITY)
  expect(
    getComputedStyle(card.querySelector('[data-part="address-line"]') as Element).textAlign,
  ).toBe('right')
  expect(card.textContent).toContain('مفتوح · يغلق الساعة 5:20 م')
})

test('right to left: places to choose from stand beside their icons', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const { card } = mountPlaceCard({ query: 'x' }, [reply({ places: [everything, everything] })], {
    language: 'ar',
    messages: ar,
  })
  await waitFor(() => expect(card.dataset.status).toBe('ambiguous'))
  for (const part of ['choice-title', 'choice-address']) {
    const line = card.querySelector(`[data-part="${part}"]`)
    expect(line && getComputedStyle(line).textAlign).toBe('right')
  }
})

test('reduced motion: the skeleton stands still', async () => {
  const pulse = (card: HTMLElement): number =>
    card.querySelector('[data-part="skeleton"]')?.getAnimations().length ?? 0
  const { card, view } = mountPlaceCard({ place: undefined })
  expect(pulse(card)).toBe(1)
  view.unmount()
  await emulateMedia('prefers-reduced-motion', 'reduce')
  expect(pulse(mountPlaceCard({ place: undefined }).card)).toBe(0)
})

test('forced colours: the skeleton and the buttons can be seen', async () => {
  await emulateMedia('forced-colors', 'active')
  const { card } = mountPlaceCard({ place: tavern, onDirections })
  for (const button of card.querySelectorAll('[data-part="card-action"]')) {
    expect(getComputedStyle(button).borderTopWidth).toBe('1px')
  }
})

test('print: no buttons, the week, and all texts', async () => {
  const { card } = mountPlaceCard({ place: tavern, onDirections })
  await emulatePrint()
  const shown = (part: string): boolean | undefined => card.querySelector(part)?.checkVisibility()
  expect(shown('[data-signpost="place-card-actions"]')).toBe(false)
  expect(shown('[data-part="hours-more"]')).toBe(true)
  expect(shown('[data-part="card-title"]')).toBe(true)
})
