import type { Scenario } from '@signpost/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../../../../test/browser/emulateMedia.ts'
import { violations } from '../../../../test/browser/violations.ts'
import { mountPlaceSearch } from '../../test/mountPlaceSearch.tsx'
import type { SignpostProviderProps } from '../provider/SignpostProvider.tsx'
import type { PlaceSearchProps } from './PlaceSearchProps.ts'
import '../styles.css'

interface State {
  readonly status: string
  readonly text: string
  readonly scenario?: Scenario
  readonly props?: PlaceSearchProps
  readonly provider?: SignpostProviderProps
}

const states: readonly State[] = [
  { status: 'idle', text: '' },
  { status: 'short', text: 's', props: { minLength: 3 } },
  { status: 'needs-location', text: 's', provider: { near: undefined } },
  { status: 'loading', text: 's', scenario: { kind: 'hang' } },
  { status: 'ready', text: 'ave' },
  { status: 'empty', text: 'xyzzy' },
  { status: 'error', text: 's', scenario: { kind: 'error', status: 401 } },
  { status: 'error', text: 's', scenario: { kind: 'error', status: 429, retryAfter: 30 } },
  { status: 'error', text: 's', scenario: { kind: 'wrong-body', body: 'html' } },
]

async function setWidth(width: number): Promise<void> {
  await page.viewport(width, 640)
  onTestFinished(() => page.viewport(414, 896))
}

test.each(states)(
  '$status, $text: axe finds nothing in light and dark, nor anything beyond the edge at 320 px',
  async ({ status, text, scenario, props = {}, provider = {} }) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    document.documentElement.style.background = 'Canvas'
    onTestFinished(() => document.documentElement.removeAttribute('style'))
    const { box, view } = mountPlaceSearch(props, {
      service: { scenarios: scenario ? [scenario] : [] },
      provider,
    })
    await box.type(text)
    await box.waitFor(status)
    await userEvent.keyboard('{ArrowDown}')
    for (const scheme of ['light', 'dark']) {
      await emulateMedia('prefers-color-scheme', scheme)
      expect([scheme, await violations(view.container)]).toEqual([scheme, []])
    }
    await setWidth(320)
    // The popup follows the field a frame later.
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
)

/** Returns the texts that are cut off in the popup. */
function cutOff(): string[] {
  const popup = document.querySelector('[popover]')
  return [...(popup?.querySelectorAll('*') ?? [])]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .map(({ outerHTML }) => outerHTML)
}

test('400 % zoom, which is 320 px: every row and notice can be read without scrolling sideways', async () => {
  await setWidth(320)
  for (const text of ['ave', 'xyzzy']) {
    const { box, view } = mountPlaceSearch()
    await box.search(text)
    expect([document.documentElement.scrollWidth, cutOff()]).toEqual([320, []])
    view.unmount()
  }
})

test('text spacing: lines grow, and nothing is cut off', async () => {
  const style = document.head.appendChild(document.createElement('style'))
  onTestFinished(() => style.remove())
  style.textContent =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'
  await setWidth(320)
  const { box, view } = mountPlaceSearch()
  await box.search('ave')
  expect(cutOff()).toEqual([])
  const [first, second] = view.getAllByRole('option').map((row) => row.getBoundingClientRect())
  expect(first?.bottom).toBeLessThanOrEqual(second?.top ?? 0)
})

test('right to left: the icon is at the right, the distance at the left, and Latin names run their own way', async () => {
  const { box, view } = mountPlaceSearch(
    {},
    { around: (element) => <div dir="rtl">{element}</div>, provider: { language: 'ar' } },
  )
  await box.search('sol')
  const [row] = view.getAllByRole('option', { name: /^Teatro Solís/ })
  const at = (part: string) => row?.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect()
  const [icon, text, distance] = [at('disc'), at('text'), at('distance')]
  expect(icon?.left).toBeGreaterThanOrEqual(text?.right ?? 0)
  expect(distance?.right).toBeLessThanOrEqual(text?.left ?? 0)
  const line = row?.querySelector('[data-part="title"]')
  expect(line && [getComputedStyle(line).direction, getComputedStyle(line).textAlign]).toEqual([
    'ltr',
    'right',
  ])
  // The typed text keeps its direction too; otherwise the signs of coordinates would change sides.
  const input = view.getByRole('combobox')
  for (const [text, direction] of [
    ['-34.9059, -56.1913', 'ltr'],
    ['مسرح', 'rtl'],
  ] as const) {
    await userEvent.fill(input, text)
    const written = getComputedStyle(input)
    expect([text, written.direction, written.textAlign]).toEqual([text, direction, 'right'])
  }
})

test('reduced motion: nothing rotates', async () => {
  await emulateMedia('prefers-reduced-motion', 'reduce')
  const { box, view } = mountPlaceSearch({}, { service: { scenarios: [{ kind: 'hang' }] } })
  await box.type('s')
  await box.waitFor('loading')
  const turning = (): readonly Animation[] =>
    view.container
      .getAnimations({ subtree: true })
      .filter(({ playState }) => playState === 'running')
  // A rotation would never end; a transition, which WebKit may still be running, ends.
  await expect.poll(turning).toEqual([])
})
