import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '../../../../test/browser/violations.ts'
import { type MountedBox, mountPlaceSearch } from '../../test/mountPlaceSearch.tsx'
import type { PlaceSearchProps } from './PlaceSearchProps.ts'
import '../styles.css'

beforeEach(async () => {
  await page.viewport(400, 700)
  onTestFinished(() => page.viewport(414, 896))
})

const around = (box: React.ReactNode): React.ReactNode => (
  <div data-testid="page" style={{ blockSize: 3000, transform: 'scale(1)' }}>
    <a href="#before">Before</a>
    <div style={{ overflow: 'hidden', blockSize: 90, marginBlockStart: 200 }}>{box}</div>
    <button type="button">After</button>
  </div>
)

const root = () => document.querySelector<HTMLElement>('[data-signpost="place-search"]')

/** True when the box fills the visible area, and nothing covers it. */
function fillsScreen(): boolean {
  const box = root()?.getBoundingClientRect()
  const corners = [
    [1, 1],
    [innerWidth - 2, innerHeight - 2],
  ] as const
  return (
    box?.top === 0 &&
    box.width === innerWidth &&
    box.height === innerHeight &&
    corners.every(([x, y]) => root()?.contains(document.elementFromPoint(x, y)))
  )
}

async function opened(props: PlaceSearchProps = {}): Promise<MountedBox> {
  const mounted = mountPlaceSearch({ layout: 'sheet', ...props }, { around })
  await userEvent.click(mounted.box.input)
  await expect.poll(fillsScreen).toBe(true)
  return mounted
}

test('a touch opens a full-screen sheet from any container; focus and text stay', async () => {
  const { box, view } = await opened({ defaultQuery: 'so' })
  await expect.poll(() => document.activeElement).toBe(box.input)
  await box.search('l')
  const option = view.getByRole('option', { name: /^Teatro Solís/ })
  expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await userEvent.click(option)
  expect(box.input.value).toBe('Teatro Solís')
  await expect.poll(fillsScreen).toBe(false)
  await expect.poll(() => document.activeElement).toBe(box.input)
  expect(root()?.hasAttribute('popover')).toBe(false)
  expect(root()?.getAttribute('style') ?? '').toBe('')
})

test('keys pressed while the sheet opens are not lost', async () => {
  const { box } = mountPlaceSearch({ layout: 'sheet' }, { around })
  await userEvent.type(box.input, 'teatro so')
  expect(box.input.value).toBe('teatro so')
  await expect.poll(fillsScreen).toBe(true)
  await expect.poll(() => box.rows[0]).toContain('Teatro Solís')
})

test('wider screens open a list', async () => {
  await page.viewport(480, 700)
  const { box } = mountPlaceSearch({ layout: 'sheet' }, { around })
  await box.search('sol')
  expect([fillsScreen(), root()?.dataset.sheet]).toEqual([false, undefined])
  expect(document.querySelector(':popover-open')).not.toBeNull()
})

test('without `layout` a narrow screen opens a list', async () => {
  const { box } = mountPlaceSearch({}, { around })
  await box.search('sol')
  expect(root()?.dataset.sheet).toBeUndefined()
})

test('a list that was open before leaves no empty space in the sheet', async () => {
  await page.viewport(600, 700)
  const { box, view } = mountPlaceSearch({ layout: 'sheet' }, { around })
  await box.search('ave')
  await userEvent.keyboard('{Escape}')
  await page.viewport(400, 700)
  await userEvent.click(box.input)
  await expect.poll(fillsScreen).toBe(true)
  await box.waitFor('ready')
  const list = view.getByRole('listbox').getBoundingClientRect()
  expect(list.top - box.input.getBoundingClientRect().bottom).toBeGreaterThan(0)
  expect(list.top - box.input.getBoundingClientRect().bottom).toBeLessThan(40)
  expect([list.width > 350, list.right <= innerWidth]).toEqual([true, true])
})

test('Tab stays within the sheet, and the page behind does not scroll', async () => {
  const { box, view } = await opened({ defaultQuery: 'Plaza' })
  expect(view.getByRole('dialog', { name: 'Search for a place' })).toBe(root())
  await box.search(' Ind')
  for (let steps = 0; steps < 6; steps++) {
    await userEvent.tab()
    const { activeElement } = document
    expect(activeElement === document.body || root()?.contains(activeElement)).toBe(true)
  }
  expect(fillsScreen()).toBe(true)
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  box.input.focus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe('visible')
  expect(document.querySelector('[inert]')).toBeNull()
})

test('Escape, the button and the back gesture close it; focus and scroll position are restored', async () => {
  let goBack = (): void => {}
  vi.stubGlobal(
    'CloseWatcher',
    class extends EventTarget {
      destroy = vi.fn()
      constructor() {
        super()
        goBack = () => this.dispatchEvent(new Event('close'))
      }
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  const { box, view } = mountPlaceSearch({ layout: 'sheet', locate: true }, { around })
  view.container.style.paddingBlock = '150vh'
  onTestFinished(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  // Firefox's driver scrolls a clicked element to the middle: do that first on all browsers.
  box.input.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { scrollY } = window
  expect(scrollY).toBeGreaterThan(150)
  const ways = [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(view.getByRole('button', { name: 'Close search' })),
    async () => {
      await userEvent.tab({ shift: true })
      await userEvent.keyboard('{Escape}')
    },
    async () => goBack(),
  ]
  for (const close of ways) {
    await userEvent.click(box.input)
    await expect.poll(fillsScreen).toBe(true)
    await close()
    await expect.poll(fillsScreen).toBe(false)
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect([document.activeElement, box.input.ariaExpanded]).toEqual([box.input, 'false'])
    expect(root()?.dataset.sheet).toBeUndefined()
    expect(window.scrollY).toBe(scrollY)
  }
})

test('without CloseWatcher, an entry of the history catches the back gesture', async () => {
  vi.stubGlobal('CloseWatcher', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  // A new history entry replaces the one that the user went back from.
  history.pushState(null, '')
  const { length } = history
  const { box } = await opened()
  expect(history.length).toBe(length + 1)
  history.back()
  await expect.poll(fillsScreen).toBe(false)
  await expect.poll(() => document.activeElement).toBe(box.input)
  await userEvent.click(box.input)
  await expect.poll(fillsScreen).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => history.state?.signpostSheet).toBeUndefined()
  expect(history.length).toBe(length + 1)
})

test('a navigation of the app after a choice is not undone', async () => {
  vi.stubGlobal('CloseWatcher', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  const onSelect = () => history.pushState({ place: 1 }, '')
  const { box } = await opened({ onSelect })
  await box.search('sol')
  await box.choose('Teatro Solís')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(history.state).toEqual({ place: 1 })
})

test('virtual keyboard: the list ends above it', async () => {
  const viewport = Object.assign(new EventTarget(), { height: 400, offsetTop: 0 })
  vi.stubGlobal('visualViewport', viewport)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { box, view } = mountPlaceSearch({ layout: 'sheet' }, { around })
  await userEvent.click(box.input)
  await expect.poll(() => root()?.getBoundingClientRect().height).toBe(400)
  await box.search('a')
  Object.assign(viewport, { height: 320, offsetTop: 40 })
  viewport.dispatchEvent(new Event('resize'))
  const sheet = root()?.getBoundingClientRect()
  expect([sheet?.top, sheet?.height]).toEqual([40, 320])
  expect(view.getByRole('listbox').getBoundingClientRect().bottom).toBeLessThanOrEqual(360)
})

test('a touch beside the rows, and hiding the keyboard, leave it open', async () => {
  const { box } = await opened()
  await userEvent.click(root() ?? document.body, { position: { x: 200, y: 600 } })
  expect([fillsScreen(), document.activeElement]).toEqual([true, box.input])
  box.input.blur()
  await box.search('sol')
  expect(fillsScreen()).toBe(true)
})

test('axe reports nothing in it', async () => {
  const { box, view } = await opened()
  await box.search('ave')
  await userEvent.keyboard('{ArrowDown}')
  expect(await violations(view.container)).toEqual([])
})

test('unmounted while it is open: the page is as before', async () => {
  const { view } = await opened()
  view.unmount()
  expect(document.documentElement.style.overflow).toBe('')
  expect(document.querySelector('[inert]')).toBeNull()
})

test('in a modal dialog it fills the screen, and Escape closes it before the dialog', async () => {
  const { box, view } = mountPlaceSearch(
    { layout: 'sheet' },
    { around: (element) => <dialog>{element}</dialog> },
  )
  const dialog = view.container.querySelector('dialog')
  dialog?.showModal()
  await userEvent.click(box.input)
  await expect.poll(fillsScreen).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(fillsScreen).toBe(false)
  expect([dialog?.open, document.activeElement]).toEqual([true, box.input])
})

test('in a shadow root it traps the focus and covers the page, and restores both', async () => {
  const link = document.body.appendChild(document.createElement('a'))
  link.href = '#elsewhere'
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => {
    host.remove()
    link.remove()
  })
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
  const { box } = mountPlaceSearch({ layout: 'sheet' }, { container })
  await userEvent.click(box.input)
  await expect.poll(() => container.querySelector(':popover-open')).not.toBeNull()
  expect([link.inert, host.inert, host.shadowRoot?.activeElement]).toEqual([true, false, box.input])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => link.inert).toBe(false)
  await expect.poll(() => host.shadowRoot?.activeElement).toBe(box.input)
})
