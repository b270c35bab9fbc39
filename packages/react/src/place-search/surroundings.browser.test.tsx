import { placeSearch } from '@signpost/testing'
import { fireEvent, getConfig, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, server, userEvent } from 'vitest/browser'
import { listener } from '../../test/listener.ts'
import { montevideo } from '../../test/montevideo.ts'
import { mountElement } from '../../test/mountElement.tsx'
import { mountPlaceSearch } from '../../test/mountPlaceSearch.tsx'
import { PlaceSearch } from './PlaceSearch.tsx'
import '../styles.css'

/** True when the first row is visible: nothing covers its middle. */
function seesRows(root: Document | ShadowRoot): boolean {
  const option = root.querySelector('[role="option"]')
  if (!option) return false
  const { left, top, width, height } = option.getBoundingClientRect()
  const hit = root.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && option.contains(hit)
}

/** Copies the page's stylesheets, for a shadow root or a frame. */
function stylesOfPage(): Node[] {
  return [...document.querySelectorAll('style, link[rel="stylesheet"]')].map((style) =>
    style.cloneNode(true),
  )
}

test('two boxes on a page: each has its own text, list and announcement', async () => {
  const { view } = mountPlaceSearch(
    { label: 'From' },
    {
      around: (first) => (
        <div style={{ display: 'flex', gap: 8 }}>
          <div data-testid="from">{first}</div>
          <div data-testid="to">
            <PlaceSearch label="To" />
          </div>
        </div>
      ),
    },
  )
  const wrap = getConfig().asyncWrapper
  const from = placeSearch(view.getByTestId('from'), { wrap })
  const to = placeSearch(view.getByTestId('to'), { wrap })
  await userEvent.click(from.input)
  await from.search('sol')
  expect([to.status, to.rows, to.announcement]).toEqual(['idle', [], ''])
  await userEvent.click(to.input)
  expect([from.input.ariaExpanded, from.input.value]).toEqual(['false', 'sol'])
  await to.search('ave')
  await to.press('ArrowDown')
  expect(from.highlighted).toBeUndefined()
  expect(document.getElementById(to.input.getAttribute('aria-activedescendant') ?? '')).toBe(
    view.getByTestId('to').querySelector('[aria-selected="true"]'),
  )
  for (const name of ['Clear From', 'Clear To']) {
    expect(view.getByRole('button', { name })).toBeTruthy()
  }
})

test('in a shadow root that clips: visible, announced in its own live region, and nothing is left in the page', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  host.style.cssText = 'overflow: hidden; block-size: 90px; transform: scale(1)'
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.append(...stylesOfPage())
  const container = shadow.appendChild(document.createElement('div'))
  const { box } = mountPlaceSearch({}, { container })
  const before = document.body.querySelectorAll('*').length
  await box.search('ave')
  await expect.poll(() => seesRows(shadow)).toBe(true)
  expect(box.announcement).not.toBe('')
  expect(document.body.querySelectorAll('*').length).toBe(before)
})

// Playwright has no command for Firefox that types into a frame inside of the frame of the tests.
test.skipIf(server.browser === 'firefox')(
  'in an iframe: the list stays within it, a click chooses',
  async () => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    onTestFinished(() => frame.remove())
    frame.style.cssText = 'inline-size: 360px; block-size: 300px; border: 0'
    const inner = frame.contentDocument
    if (!inner) throw new Error('The frame has no document.')
    inner.head.append(...stylesOfPage())
    const container = inner.body.appendChild(inner.createElement('div'))
    const onSelect = vi.fn()
    mountPlaceSearch({ onSelect }, { container })
    const box = page.frameLocator(page.elementLocator(frame))
    await box.getByRole('combobox').fill('sol')
    await expect.poll(() => seesRows(inner)).toBe(true)
    const popup = container.querySelector('[data-part="popup"]')?.getBoundingClientRect()
    expect(popup?.bottom).toBeLessThanOrEqual(300)
    await box.getByRole('option', { name: /^Teatro Solís/ }).click()
    await expect.poll(() => onSelect.mock.calls.length).toBe(1)
    await expect.poll(() => container.querySelector('input')?.value).toBe('Teatro Solís')
  },
)

test('an open list scrolls with the page', async () => {
  const { box } = mountPlaceSearch(
    {},
    {
      around: (element) => <div style={{ blockSize: 3000, paddingBlockStart: 80 }}>{element}</div>,
    },
  )
  await box.search('ave')
  const gap = (): number => {
    const popup = document.querySelector('[popover]')?.getBoundingClientRect()
    return (popup?.top ?? 0) - box.input.getBoundingClientRect().bottom
  }
  await expect.poll(() => seesRows(document)).toBe(true)
  const before = gap()
  window.scrollTo(0, 50)
  onTestFinished(() => window.scrollTo(0, 0))
  await expect.poll(() => Math.round(gap())).toBe(Math.round(before))
})

test('userPosition: sent, and what distances are measured from', async () => {
  const { box, service, view } = mountPlaceSearch({ userPosition: montevideo })
  await box.search('sol')
  expect(service.calls[0]?.parameters.user_position).toBe('-34.9055,-56.1913')
  const near = view.getByRole('option', { name: /^Teatro Solís/ }).textContent
  view.unmount()
  const far = mountPlaceSearch({ userPosition: { latitude: -34.8, longitude: -56.1 } })
  await far.box.search('sol')
  expect(far.view.getByRole('option', { name: /^Teatro Solís/ }).textContent).not.toBe(near)
})

test('label and placeholder are texts of the app; a label may be for screen readers only', async () => {
  const { box, view } = mountPlaceSearch({
    label: 'Where to?',
    hideLabel: true,
    placeholder: 'City or street',
  })
  expect(view.getByRole('combobox', { name: 'Where to?' })).toBe(box.input)
  expect(box.input.placeholder).toBe('City or street')
  expect(view.getByText('Where to?').getBoundingClientRect().width).toBeLessThanOrEqual(1)
})

test('autoFocus: the input has the focus, and nothing is open', () => {
  const { box } = mountPlaceSearch({ autoFocus: true })
  expect([document.activeElement, box.input.ariaExpanded]).toEqual([box.input, 'false'])
})

test('an impression has the rows with their ranks, and is reported once for an answer', async () => {
  const { heard, of } = listener()
  const { box } = mountPlaceSearch({ onEvent: heard })
  const rows = await box.search('ave')
  await expect.poll(() => of('impression').length).toBe(1)
  const [{ query, rows: ranked = [] } = {}] = of('impression')
  expect([query, ranked.map(({ rank }) => rank)]).toEqual(['ave', rows.map((_, at) => at + 1)])
  await box.press('ArrowDown')
  expect(of('impression')).toHaveLength(1)
})

test('inside a loading component, an idle box shows no spinner', () => {
  const { container } = mountElement(
    <div data-signpost="outer" data-status="loading">
      <div data-signpost="inner" data-status="idle">
        <p data-part="notice">Type</p>
      </div>
      <p data-part="notice">Loading</p>
    </div>,
  )
  const spinners = [...container.querySelectorAll('[data-part="notice"]')].map(
    (notice) => getComputedStyle(notice, '::before').content,
  )
  expect(spinners).toEqual(['none', '""'])
})

test.each(['1.5', '0.75'])(
  'CSS zoom %s around a box: its list is below it, and as wide',
  async (zoom) => {
    const around = (element: ReactNode): ReactNode => (
      <div style={{ zoom, paddingInline: 4, paddingBlock: 30 }}>{element}</div>
    )
    const { box } = mountPlaceSearch({}, { around })
    await box.search('ave')
    const boxes = (): (DOMRect | undefined)[] =>
      ['field', 'popup'].map((part) =>
        document.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect(),
      )
    await expect
      .poll(() => {
        const [field, popup] = boxes()
        return Math.abs((popup?.top ?? 0) - (field?.bottom ?? 0))
      })
      .toBeLessThan(8)
    const [field, popup] = boxes()
    expect(popup?.left).toBeCloseTo(field?.left ?? 0, 0)
    expect(popup?.width).toBeCloseTo(field?.width ?? 0, 0)
  },
)

test('in another window: rows that were pressed and let go elsewhere change again', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  const other = frame.contentWindow as (Window & typeof globalThis) | null
  if (!other) throw new Error('There is no other window.')
  const container = other.document.body.appendChild(other.document.createElement('div'))
  const { view } = mountPlaceSearch({}, { container, provider: { environment: other } })
  const input = view.getByRole('combobox')
  fireEvent.focus(input)
  fireEvent.input(input, { target: { value: 'ave' } })
  const row = await waitFor(() => view.getAllByRole('option', { hidden: true })[0] as HTMLElement)
  fireEvent.pointerDown(row)
  fireEvent.pointerUp(other.document.body)
  fireEvent.input(input, { target: { value: 'teatro' } })
  await waitFor(() => view.getAllByRole('option', { name: /^Teatro/, hidden: true }))
})
