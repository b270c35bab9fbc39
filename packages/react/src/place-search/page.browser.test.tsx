import { placeSearch } from '@signpost/testing'
import { act, getConfig } from '@testing-library/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { hydrate } from '../../../../test/browser/hydrate.tsx'
import { mountPlaceSearch } from '../../test/mountPlaceSearch.tsx'
import { App } from '../../test/PlaceSearchApp.tsx'
import '../styles.css'

/** True when the first row is visible: nothing covers its middle. */
function seesRows(): boolean {
  const option = document.querySelector('[role="option"]')
  if (!option) return false
  const { left, top, width, height } = option.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && option.contains(hit)
}

/** Calls `type` after the first render and its layout effects, and before its passive effects. */
function AppWithTypist({ type }: { readonly type: () => void }): ReactNode {
  useLayoutEffect(() => queueMicrotask(type), [type])
  return <App />
}

test('server rendering and hydration: no mismatch, no style attribute, two boxes with ids of their own', async () => {
  const { html, container, problems } = await hydrate('packages/react/test/PlaceSearchApp.tsx', App)
  expect(html).not.toMatch(/\sstyle=/)
  expect(html).toContain('value="Plaza"')
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(4)
  expect(new Set(ids).size).toBe(ids.length)
  await expect.poll(() => container.querySelectorAll('[data-status="idle"]').length).toBe(2)
  const [, second] = container.querySelectorAll('[data-status]')
  const box = placeSearch(second?.parentElement ?? container, {
    wrap: (interaction) => getConfig().asyncWrapper(interaction),
  })
  expect(box.status).toBe('idle')
  expect(problems).toEqual([])
})

test('what was typed into the HTML of a server, before the page was interactive, is kept; where the focus is, it is searched', async () => {
  const inputs: HTMLInputElement[] = []
  const { container, problems } = await hydrate(
    'packages/react/test/PlaceSearchApp.tsx',
    App,
    undefined,
    (html) => {
      inputs.push(...html.querySelectorAll<HTMLInputElement>('[role="combobox"]'))
      for (const [index, text] of [' Zabala', 'teatro so'].entries()) {
        inputs[index]?.focus()
        document.execCommand('insertText', false, text)
      }
    },
  )
  const [first, second] = container.querySelectorAll('[data-signpost="place-search"]')
  const rows = (): string | undefined =>
    second?.querySelector('[role="listbox"]')?.textContent ?? undefined
  await expect.poll(rows).toContain('Teatro Solís')
  expect([first, second].map((box) => box?.querySelector('input'))).toEqual(inputs)
  expect(inputs.map(({ value }) => value)).toEqual([expect.stringContaining('Zabala'), 'teatro so'])
  expect(first?.querySelector('[role="option"]')).toBeNull()
  expect(problems).toEqual([])
})

test('letters that are typed as soon as the input is there, before its effects have run, are kept', async () => {
  const container = document.createElement('main')
  document.body.append(container)
  const root = createRoot(container)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    root.unmount()
    container.remove()
  })
  const box = placeSearch(container, { timeout: 10_000 })
  const values: string[] = []
  const type = (): void => void box.type('sol').then(() => values.push(box.input.value))
  // Outside of `act`, which would run the effects at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  root.render(<AppWithTypist type={type} />)
  await expect.poll(() => values).toEqual(['Plazasol'])
})

test('the list is not clipped inside overflow: hidden', async () => {
  const { box } = mountPlaceSearch(
    {},
    {
      around: (element) => (
        <div style={{ overflow: 'hidden', blockSize: 90, inlineSize: 300, transform: 'scale(1)' }}>
          {element}
        </div>
      ),
    },
  )
  await box.search('ave')
  await expect.poll(seesRows).toBe(true)
})

test('the list opens upwards when there is no room below', async () => {
  const { box } = mountPlaceSearch(
    {},
    {
      around: (element) => (
        <div style={{ position: 'fixed', insetBlockEnd: 0, inlineSize: 300 }}>{element}</div>
      ),
    },
  )
  await box.search('ave')
  await expect.poll(seesRows).toBe(true)
  const popup = document.querySelector('[popover]')?.getBoundingClientRect()
  expect(popup?.bottom).toBeLessThanOrEqual(box.input.getBoundingClientRect().top)
  expect(popup?.top).toBeGreaterThanOrEqual(0)
})

test.each([
  ['above', 250],
  ['below', 330],
])('the list stays %s its field when it gets shorter', async (side, insetBlockEnd) => {
  const { box } = mountPlaceSearch(
    {},
    {
      around: (element) => (
        <div style={{ position: 'fixed', insetBlockEnd, inlineSize: 300 }}>{element}</div>
      ),
    },
  )
  const popup = (): HTMLElement | null => document.querySelector('[popover]')
  const heights: number[] = []
  for (const text of ['a', 'v', 'enida it']) {
    await box.search(text)
    await expect.poll(seesRows).toBe(true)
    // A change of height moves the popup one frame later.
    for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame)
    expect(popup()?.dataset.side).toBe(side)
    heights.push(popup()?.offsetHeight ?? 0)
  }
  expect(heights.at(-1)).toBeLessThan(heights[0] ?? 0)
})

test('the popup is beside its field before the first key', async () => {
  const { box, view } = mountPlaceSearch()
  act(() => box.input.focus())
  const { style, hidden } = view.container.querySelector<HTMLElement>('[data-part="popup"]') ?? {}
  const { bottom, left } = box.input.getBoundingClientRect()
  expect([hidden, style?.position]).toEqual([true, 'fixed'])
  expect(Number.parseFloat(style?.top ?? '')).toBeGreaterThan(bottom)
  const [distance] = style?.left.match(/[\d.]+/) ?? []
  expect(Number(distance)).toBeLessThanOrEqual(left)
})

test.each([
  ['ltr', 'left'],
  ['ltr', 'right'],
  ['rtl', 'left'],
  ['rtl', 'right'],
] as const)(
  '%s: the list of a narrow field at the %s of the page has room for names',
  async (dir, side) => {
    const { box } = mountPlaceSearch(
      {},
      {
        around: (element) => (
          <div dir={dir} style={{ position: 'fixed', [side]: 8, inlineSize: 160 }}>
            {element}
          </div>
        ),
      },
    )
    await box.search('ave')
    await expect.poll(seesRows).toBe(true)
    const popup = document.querySelector('[popover]')?.getBoundingClientRect()
    expect(popup?.width).toBe(256)
    expect(popup?.left).toBeGreaterThanOrEqual(0)
    expect(popup?.right).toBeLessThanOrEqual(innerWidth)
  },
)

test('in a modal dialog: visible, and Escape closes the list before the dialog', async () => {
  const { box, view } = mountPlaceSearch({}, { around: (element) => <dialog>{element}</dialog> })
  const dialog = view.container.querySelector('dialog')
  dialog?.showModal()
  await box.search('ave')
  await expect.poll(seesRows).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect([box.input.ariaExpanded, dialog?.open]).toEqual(['false', true])
})

test('in a fullscreen element: visible', async () => {
  const { box, view } = mountPlaceSearch(
    {},
    {
      around: (element) => (
        <div data-testid="full">
          <button
            type="button"
            onClick={(event) => event.currentTarget.parentElement?.requestFullscreen()}
          >
            Full
          </button>
          {element}
        </div>
      ),
    },
  )
  await userEvent.click(view.getByRole('button', { name: 'Full' }))
  onTestFinished(async () => {
    if (document.fullscreenElement) await document.exitFullscreen()
  })
  await expect.poll(() => document.fullscreenElement).toBe(view.getByTestId('full'))
  await box.search('ave')
  await expect.poll(seesRows).toBe(true)
})

test('a form sends the text, takes it back when it is reset, and asks for it when it is required', async () => {
  const { box, view } = mountPlaceSearch(
    { name: 'place', required: true, defaultQuery: 'Plaza' },
    { around: (element) => <form>{element}</form> },
  )
  const form = view.container.querySelector('form')
  const sent = () => form && new FormData(form).get('place')
  await box.type(' I')
  expect(sent()).toBe('Plaza I')
  form?.reset()
  await expect.poll(() => [box.input.value, sent()]).toEqual(['Plaza', 'Plaza'])
  await userEvent.clear(box.input)
  expect(form?.checkValidity()).toBe(false)
})
