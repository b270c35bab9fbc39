import { ar } from '@signpost/react/messages/ar'
import { everything } from '@signpost/testing/fixtures'
import { render } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { emulateMedia } from '../../../test/browser/emulateMedia.ts'
import { hydrate } from '../../../test/browser/hydrate.tsx'
import { overflowingElements } from '../../../test/browser/overflowingElements.ts'
import { pictures } from '../../../test/browser/pictures.ts'
import { violations } from '../../../test/browser/violations.ts'
import { App, type PlaceContentAppProps } from '../test/PlaceContentApp.tsx'
import { readPlace } from '../test/readPlace.ts'
import './styles.css'

const [green, brown, blue] = pictures
const place = await readPlace({
  ...everything,
  enhanced_contents: {
    ...everything.enhanced_contents,
    ...{ thumbnail_photo_url: green, photo_url: `${green}?1`, photo_url_1: brown },
    ...{ photo_url_2: blue, photo_url_3: `${blue}?2`, photo_url_4: `${brown}?3` },
  },
  partner_contents: { ...everything.partner_contents, icon_url: green },
})

interface PageOptions extends Partial<PlaceContentAppProps> {
  readonly width?: number
  readonly direction?: 'ltr' | 'rtl'
}

async function mountPage({ width = 600, direction = 'ltr', ...props }: PageOptions = {}) {
  const { container } = render(
    <div dir={direction} style={{ inlineSize: width }}>
      <App place={place} {...props} />
    </div>,
  )
  const rating = container.querySelector('[data-signpost="partner-review"]')
  await expect.poll(() => rating?.getAttribute('data-status')).toBe('ready')
  return container
}

test('server rendering and hydration: all content in the HTML, no mismatch, no style attribute, unique ids', async () => {
  const { html, container, problems } = await hydrate(
    'packages/react/test/PlaceContentApp.tsx',
    App,
  )
  expect(html).not.toMatch(/\sstyle=/)
  for (const text of ['Clay oven', '4.6', 'tel:+59820000201', 'Photos of Taberna', '$4.459']) {
    expect(html).toContain(text)
  }
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  // Its icon leads nowhere: the review goes when the page has come alive.
  await expect.poll(() => container.querySelectorAll('[data-signpost^="partner"]').length).toBe(0)
  expect(problems).toEqual([])
})

test.each(['light', 'dark'])('axe reports nothing, %s', async (scheme) => {
  await emulateMedia('prefers-color-scheme', scheme)
  document.documentElement.style.background = scheme === 'dark' ? '#000' : '#fff'
  onTestFinished(() => void document.documentElement.removeAttribute('style'))
  expect(await violations(await mountPage())).toEqual([])
})

test('axe reports nothing from right to left', async () => {
  const settings = { language: 'ar', messages: ar }
  expect(await violations(await mountPage({ direction: 'rtl', settings }))).toEqual([])
})

test.each(['ltr', 'rtl'] as const)('at 320 px nothing overflows, %s', async (direction) => {
  const container = await mountPage({ width: 320, direction })
  expect(container.firstElementChild?.scrollWidth).toBeLessThanOrEqual(320)
  expect(overflowingElements(container)).toEqual([])
})

test('touch: targets are at least 24 px high', async () => {
  const container = await mountPage({ width: 320 })
  const small = [...container.querySelectorAll('a, button, label:has(input)')].filter(
    (target) => target.getBoundingClientRect().height < 24,
  )
  expect(small.map((target) => target.outerHTML.slice(0, 120))).toEqual([])
})

test('with the text spacing of WCAG nothing is cut off', async () => {
  const spacing = document.head.appendChild(document.createElement('style'))
  spacing.textContent =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'
  onTestFinished(() => spacing.remove())
  const container = await mountPage({ width: 320 })
  expect(container.firstElementChild?.scrollWidth).toBeLessThanOrEqual(320)
})
