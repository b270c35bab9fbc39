import { type GeoFetchOptions, type PlaceSearchDriver, placeSearch } from '@signpost/testing'
import { type ChangeEvent, createElement, type ReactElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { violations } from '../../../../test/browser/violations.ts'
import { type MountedPage, mountPage } from '../../test/mountPage.ts'
import { enhanceInputs } from './enhanceInputs.ts'

enhanceInputs()

interface MountedInput extends MountedPage {
  readonly input: HTMLInputElement
  readonly box: PlaceSearchDriver
}

const labeled = '<label>Where? <input data-signpost="search"></label>'

/** Puts HTML with an input into the page, and waits until its list exists. */
async function mountInput(html = labeled, options: GeoFetchOptions = {}): Promise<MountedInput> {
  const mounted = mountPage(html, options)
  const input = mounted.page.querySelector('input')
  if (!input) throw new Error('The page has no input.')
  await expect.poll(() => input.role).toBe('combobox')
  return { ...mounted, input, box: placeSearch(mounted.page) }
}

test('typing lists places, and choosing one fills the input and fires an event', async () => {
  const { page, input, box } = await mountInput()
  const events: string[] = []
  const chosen = vi.fn()
  for (const type of ['input', 'change', 'signpost-select']) {
    page.addEventListener(type, ({ target }) => {
      if (target === input) events.push(`${type} ${input.value}`)
    })
  }
  page.addEventListener('signpost-select', (event) => chosen(Reflect.get(event, 'detail')))
  await box.search('sol')
  expect(events).toEqual(['input s', 'input so', 'input sol'])
  await box.choose('Teatro Solís')
  expect(events.slice(3)).toEqual([
    'input Teatro Solís',
    'change Teatro Solís',
    'signpost-select Teatro Solís',
  ])
  await expect.poll(() => box.rows).toEqual([])
  const [{ suggestion, selection }] = chosen.mock.calls[0] ?? [{}]
  expect(suggestion).toMatchObject({ kind: 'place', line1: 'Teatro Solís' })
  expect(await selection.details()).toMatchObject({ status: 'ready' })
})

test('arrows move through the rows, Enter chooses, and Escape closes and then clears', async () => {
  const { input, box } = await mountInput()
  await userEvent.click(input)
  await box.search('ave')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(box.highlighted).toBe(box.rows[1])
  const row = document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
  expect([row?.role, row?.ariaSelected]).toEqual(['option', 'true'])
  await userEvent.keyboard('{Enter}')
  expect([box.rows, input.value === 'ave']).toEqual([[], false])
  const listener = vi.fn()
  input.addEventListener('input', () => listener(input.value))
  await userEvent.keyboard('{Escape}')
  expect(input.value).toBe('')
  expect(listener.mock.calls).toEqual([['']])
})

test('the list is beside the input, labeled and accessible', async () => {
  const { page, input, box } = await mountInput()
  await userEvent.click(input)
  await box.search('ave')
  const list = document.getElementById(input.getAttribute('aria-controls') ?? '')
  const popup = list?.parentElement
  expect(list?.role).toBe('listbox')
  expect(input.ariaExpanded).toBe('true')
  expect(popup?.matches(':popover-open')).toBe(true)
  const [field, shown] = [input.getBoundingClientRect(), popup?.getBoundingClientRect()]
  expect(shown?.top).toBeGreaterThanOrEqual(field.bottom)
  // A field of the default size is too narrow for names.
  expect([shown?.left, shown?.width]).toEqual([field.left, 256])
  expect(await violations(page)).toEqual([])
})

test('keeps the style and the layout of the input', async () => {
  // The stylesheets of other tests would affect this page.
  for (const sheet of document.styleSheets) {
    sheet.disabled = true
    onTestFinished(() => {
      sheet.disabled = false
    })
  }
  const bare =
    '<div style="display:flex;gap:8px"><input aria-label="Where?"><button>Go</button></div>'
  const before = mountPage(bare).page
  const { page, input } = await mountInput(bare.replace('<input', '<input data-signpost="search"'))
  const plain = before.querySelector('input')
  if (!plain) throw new Error('There is no input.')
  const stylesOf = (one: HTMLInputElement): string[] => {
    const { font, color, border, padding, background, width, height } = getComputedStyle(one)
    return [font, color, border, padding, background, width, height]
  }
  expect(stylesOf(input)).toEqual(stylesOf(plain))
  const left = (root: Element): number | undefined =>
    root.querySelector('button')?.getBoundingClientRect().left
  expect(left(page)).toBe(left(before))
})

test('a mouse click chooses a row and keeps the focus', async () => {
  const { page, input } = await mountInput()
  await userEvent.type(input, 'sol')
  const option = await vi.waitUntil(() => page.querySelector('[role="option"]'))
  await userEvent.click(option)
  expect(input.value).toBe('Teatro Solís')
  await expect.poll(() => document.activeElement).toBe(input)
})

test('closes when the focus leaves, but not when it moves to one of its buttons', async () => {
  const { page, input, box } = await mountInput(`${labeled}<button id="next">Next</button>`, {
    scenarios: [{ kind: 'wrong-body', body: 'html' }],
  })
  await userEvent.click(input)
  await box.search('sol')
  await userEvent.tab()
  expect(document.activeElement?.textContent).toMatch(/again/i)
  expect(box.status).toBe('error')
  await userEvent.tab({ shift: true })
  expect([document.activeElement, box.status]).toEqual([input, 'error'])
  await userEvent.click(page.querySelector('#next') as Element)
  await expect.poll(() => page.querySelector('[data-open]')).toBeNull()
})

test('accepts the attributes of <signpost-search>, also when they change', async () => {
  const { input, box, service } = await mountInput(
    '<input aria-label="Where?" data-signpost="search" data-limit="2" data-min-length="2">',
  )
  await box.search('a')
  expect([box.status, service.calls.length]).toEqual(['short', 0])
  await box.search('ve')
  expect(box.rows).toHaveLength(2)
  input.dataset.limit = '3'
  // The attribute applies from the next key press on.
  const asked = async (): Promise<string | undefined> => {
    await box.search('n')
    return service.calls.at(-1)?.parameters.iterator_length
  }
  await expect.poll(asked).toBe('3')
})

test('follows changes of the page to its input: text, read-only and reset', async () => {
  const { page, input, box, service } = await mountInput(
    '<form><input aria-label="Where?" value="Salto" data-signpost="search"></form>',
  )
  const listener = vi.fn()
  page.addEventListener('input', () => listener())
  input.value = 'so'
  await userEvent.click(input)
  expect(input.value).toBe('so')
  await box.search('l')
  await expect.poll(() => box.rows.join()).toContain('Teatro Solís')
  listener.mockClear()
  page.querySelector('form')?.reset()
  expect(input.value).toBe('Salto')
  await expect.poll(() => box.rows).toEqual([])
  expect([input.value, listener.mock.calls.length]).toEqual(['Salto', 0])
  input.readOnly = true
  await expect.poll(() => page.querySelector('[data-open]')).toBeNull()
  const asked = service.calls.length
  await userEvent.click(input)
  await userEvent.keyboard('{ArrowDown}x')
  expect([input.value, service.calls.length]).toEqual(['Salto', asked])
})

test('labels an input without a label, and keeps an existing one', async () => {
  const { page } = mountPage(
    `<input data-signpost="search"><input data-signpost="search" title="Start">${labeled}`,
  )
  await expect.poll(() => page.querySelectorAll('[role="combobox"]').length).toBe(3)
  const names = [...page.querySelectorAll('input')].map((one) => one.getAttribute('aria-label'))
  expect(names).toEqual(['Search for a place', null, null])
})

test('limits the text to the maximum of the service, unless the page has its own limit', async () => {
  expect((await mountInput()).input.maxLength).toBe(300)
  const limited = await mountInput('<input data-signpost="search" maxlength="80">')
  expect(limited.input.maxLength).toBe(80)
})

test('adds a list to an input that is added later, and removes it with the input', async () => {
  const nodes = document.querySelectorAll('*').length
  const { page, input, box } = await mountInput(
    '<input id="own" autocomplete="street-address" aria-label="Where?" data-signpost="search">',
  )
  await box.search('sol')
  const wrapper = document.createElement('p')
  page.append(wrapper)
  wrapper.append(input)
  await expect.poll(() => wrapper.querySelectorAll('[role="listbox"]').length).toBe(1)
  expect(page.querySelectorAll('[role="listbox"]')).toHaveLength(1)
  wrapper.removeChild(input)
  await expect.poll(() => page.querySelector('[role="listbox"]')).toBeNull()
  await expect
    .poll(() => [...input.attributes].map(({ name, value }) => `${name}=${value}`).sort())
    .toEqual(['aria-label=Where?', 'autocomplete=street-address', 'data-signpost=search', 'id=own'])
  page.append(input)
  await expect.poll(() => input.role).toBe('combobox')
  page.remove()
  await expect.poll(() => document.adoptedStyleSheets).toEqual([])
  expect(document.querySelectorAll('*').length).toBe(nodes)
})

/** An input whose text is the state of a component. */
function Field({ onText }: { readonly onText: (text: string) => void }): ReactElement {
  const [text, setText] = useState('')
  return createElement('input', {
    'aria-label': 'Where?',
    'data-signpost': 'search',
    value: text,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setText(currentTarget.value)
      onText(currentTarget.value)
    },
  })
}

test('updates the state of a React component that controls the input', async () => {
  const { page } = mountPage('<div></div>')
  const states: string[] = []
  const root = createRoot(page.querySelector('div') as HTMLElement)
  root.render(createElement(Field, { onText: (text) => void states.push(text) }))
  onTestFinished(() => root.unmount())
  const input = await vi.waitUntil(() => page.querySelector<HTMLInputElement>('[role="combobox"]'))
  await userEvent.type(input, 'sol')
  const option = await vi.waitUntil(() => page.querySelector('[role="option"]'))
  await userEvent.click(option)
  await expect.poll(() => [input.value, states.at(-1)]).toEqual(['Teatro Solís', 'Teatro Solís'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => [input.value, states.at(-1)]).toEqual(['', ''])
})

test('writing the text by script closes an open list', async () => {
  const { input, box } = await mountInput()
  await userEvent.click(input)
  await box.search('sol')
  input.value = 'Salto'
  await expect.poll(() => [input.value, box.rows]).toEqual(['Salto', []])
  await userEvent.keyboard('{Backspace}')
  expect(input.value).toBe('Salt')
})

test('copies of a page or a form row have one list per input and unique ids', async () => {
  const complaints = vi.fn()
  addEventListener('error', complaints)
  onTestFinished(() => removeEventListener('error', complaints))
  const { page, input, box } = await mountInput(`<p>${labeled}</p>`)
  await userEvent.click(input)
  await box.search('sol')
  const row = page.querySelector('p') as HTMLElement
  const copy = page.appendChild(row.cloneNode(true)) as HTMLElement
  const ids = (): string[] => [...page.querySelectorAll('[id]')].map(({ id }) => id)
  await expect.poll(() => copy.querySelectorAll('[role="listbox"]').length).toBe(1)
  expect(copy.querySelectorAll('signpost-suggestions')).toHaveLength(1)
  await expect.poll(() => new Set(ids()).size).toBe(ids().length)
  const second = placeSearch(copy)
  await userEvent.clear(second.input)
  await second.search('ave')
  await second.choose('Avenida Italia')
  expect([input.value, second.input.value]).toEqual(['sol', 'Avenida Italia'])
  // A page that is restored from a copy of its tree.
  const snapshot = page.cloneNode(true)
  page.replaceChildren(...snapshot.childNodes)
  await expect.poll(() => page.querySelectorAll('[role="listbox"]').length).toBe(2)
  expect(complaints).not.toHaveBeenCalled()
})
