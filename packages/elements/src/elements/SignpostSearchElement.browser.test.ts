import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { violations } from '../../../../test/browser/violations.ts'
import { mountSearch } from '../../test/mountSearch.ts'

test('three letters list the place, and choosing it fires an event', async () => {
  const { element, box, service } = await mountSearch()
  const events: string[] = []
  const chosen = vi.fn()
  for (const type of ['input', 'change', 'signpost-value-change', 'signpost-select']) {
    element.addEventListener(type, () => events.push(`${type} ${element.value}`))
  }
  element.addEventListener('signpost-select', ({ detail }) => chosen(detail))
  await box.search('sol')
  expect(events).toContain('input sol')
  await box.choose('Teatro Solís')
  expect(events.slice(-4)).toEqual([
    'input Teatro Solís',
    'signpost-value-change Teatro Solís',
    'signpost-select Teatro Solís',
    'change Teatro Solís',
  ])
  const [{ suggestion, selection }] = chosen.mock.calls[0] ?? [{}]
  expect(suggestion).toMatchObject({ kind: 'place', line1: 'Teatro Solís' })
  expect(service.calls.map(({ operation }) => operation)).not.toContain('search')
  expect(await selection.details()).toMatchObject({ status: 'ready' })
})

test('a mouse click chooses a row', async () => {
  const { element, tree } = await mountSearch()
  const chosen = vi.fn()
  element.addEventListener('signpost-select', chosen)
  await userEvent.type(tree.querySelector('input') as Element, 'sol')
  const option = await vi.waitUntil(() => tree.querySelector('[role="option"]'))
  await userEvent.click(option)
  expect(chosen).toHaveBeenCalledOnce()
  await expect.poll(() => tree.activeElement).toBe(tree.querySelector('input'))
})

test('pressing beside the rows keeps the highlight', async () => {
  const { tree, box } = await mountSearch()
  await box.search('ave')
  await box.press('ArrowDown')
  await expect.poll(() => box.highlighted).toBe(box.rows[0])
  const list = tree.querySelector('[role="listbox"]')
  for (const type of ['mousedown', 'mouseup']) {
    list?.dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true, cancelable: true }))
  }
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(box.highlighted).toBe(box.rows[0])
})

test('arrows, Enter and Escape work as in the React component', async () => {
  const { element, box } = await mountSearch()
  await box.search('ave')
  await box.press('ArrowDown')
  await box.press('ArrowDown')
  expect(box.highlighted).toBe(box.rows[1])
  await box.press('Enter')
  expect(box.rows).toEqual([])
  expect(element.value).not.toBe('ave')
  await box.press('Escape')
  expect(element.value).toBe('')
})

test('events bubble, and do not leave the tree of the element', async () => {
  const { page, box } = await mountSearch()
  const listener = vi.fn()
  page.addEventListener('signpost-value-change', (event) => listener(event.composed))
  await box.type('a')
  expect(listener.mock.calls).toEqual([[false]])
})

test('typed coordinates and failures are announced', async () => {
  const { element, box } = await mountSearch('<signpost-search></signpost-search>', {
    scenarios: [{ kind: 'error', status: 401 }],
  })
  const point = vi.fn()
  const failed = vi.fn()
  element.addEventListener('signpost-select-coordinate', ({ detail }) => point(detail.coordinate))
  element.addEventListener('signpost-error', ({ detail }) => failed(detail.error.kind))
  await box.search('sol')
  await expect.poll(() => failed.mock.calls).toEqual([['key']])
  element.value = ''
  await userEvent.fill(box.input, '-34.9, -56.16')
  await box.choose('-34.9')
  expect(point).toHaveBeenCalledWith({ latitude: -34.9, longitude: -56.16 })
})

test('attributes reflect the properties of a form field', async () => {
  const { element } = await mountSearch()
  element.placeholder = 'Any'
  element.disabled = true
  element.readOnly = true
  expect(element.getAttribute('placeholder')).toBe('Any')
  expect([element.hasAttribute('disabled'), element.hasAttribute('readonly')]).toEqual([true, true])
  element.disabled = false
  expect(element.hasAttribute('disabled')).toBe(false)
})

test('ignores an invalid attribute', async () => {
  const { element } = await mountSearch(
    '<signpost-search limit="many" user-position="91,0" near="1,2,3"></signpost-search>',
  )
  expect([element.limit, element.userPosition, element.near]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('`value` is the text, and setting it by script fires no event', async () => {
  const { element, box } = await mountSearch('<signpost-search value="Colonia"></signpost-search>')
  const listener = vi.fn()
  for (const type of ['input', 'change', 'signpost-value-change'])
    element.addEventListener(type, listener)
  expect(box.input.value).toBe('Colonia')
  element.value = 'Rivera'
  await expect.poll(() => box.input.value).toBe('Rivera')
  expect(box.rows).toEqual([])
  expect(element.getAttribute('value')).toBe('Colonia')
  element.clear()
  await expect.poll(() => box.input.value).toBe('')
  expect([element.value, listener.mock.calls.length]).toEqual(['', 0])
  await expect.poll(() => document.activeElement).toBe(element)
})

test('renderRow renders rows as nodes, and as texts that are never HTML', async () => {
  const { element, box, tree } = await mountSearch()
  element.renderRow = (item, { query }) => {
    if (!('suggestion' in item)) return ''
    if (item.suggestion.line1 !== 'Teatro Solís') return `<b>${query}</b>`
    const row = document.createElement('strong')
    row.textContent = item.suggestion.line1
    return row
  }
  await box.search('sol')
  await expect
    .poll(() => tree.querySelector('[role="option"] strong')?.textContent)
    .toBe('Teatro Solís')
  element.renderRow = () => '<b>row</b>'
  await expect.poll(() => box.rows[0]).toBe('<b>row</b>')
  expect(tree.querySelector('[role="option"] b')).toBeNull()
})

test('focus() and autofocus work before the input exists', async () => {
  const { element } = await mountSearch()
  element.focus()
  await expect.poll(() => document.activeElement).toBe(element)
  const early = document.createElement('signpost-search')
  element.after(early)
  early.focus()
  await expect.poll(() => document.activeElement).toBe(early)
  const auto = document.createElement('signpost-search')
  auto.autofocus = true
  element.after(auto)
  await expect.poll(() => document.activeElement).toBe(auto)
})

test.each([
  ['closed', '<signpost-search></signpost-search>', ''],
  ['with rows', '<signpost-search label="Town"></signpost-search>', 'ave'],
  ['without results', '<signpost-search aria-label="Town"></signpost-search>', 'xyzzy'],
])('accessible in its shadow root: %s', async (_, html, typed) => {
  const { element, box } = await mountSearch(html)
  if (typed) await box.search(typed)
  expect(await violations(element)).toEqual([])
  expect(box.announcement === '').toBe(typed === '')
})

test('accessible in its shadow root: after a failure', async () => {
  const { element, tree, box } = await mountSearch('<signpost-search></signpost-search>', {
    scenarios: [{ kind: 'error', status: 401 }],
  })
  await box.search('sol')
  expect(tree.querySelector('[data-error="key"]')).toBeTruthy()
  expect(await violations(element)).toEqual([])
})

test('the page can prevent a choice, which keeps text, list and selection', async () => {
  const { element, box } = await mountSearch()
  const selected = vi.fn()
  element.addEventListener('signpost-select', selected)
  element.addEventListener('signpost-before-select', (event) => {
    const { item } = event.detail
    if ('suggestion' in item && item.suggestion.line1 === 'Teatro Solís') event.preventDefault()
  })
  await box.search('teatro sol')
  const { rows } = box
  await box.choose('Teatro Solís')
  expect([box.input.value, box.rows, element.choice]).toEqual(['teatro sol', rows, null])
  expect(selected).not.toHaveBeenCalled()
})
