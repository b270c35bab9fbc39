import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { emulateMedia } from '../../../../test/browser/emulateMedia.ts'
import { mountPlaceSearch } from '../../test/mountPlaceSearch.tsx'
import { reply, scriptedService, suggests } from '../../test/scriptedService.ts'
import '../styles.css'

function optionWith(root: ParentNode, text: string): Element {
  const found = [...root.querySelectorAll('[role="option"]')].find((option) =>
    option.textContent?.includes(text),
  )
  if (!found) throw new Error(`There is no option with ${text}.`)
  return found
}

test('a click chooses, and the focus stays in the input', async () => {
  const onSelect = vi.fn()
  const { box, view } = mountPlaceSearch({ onSelect })
  await box.search('sol')
  await userEvent.click(optionWith(view.container, 'Teatro Solís'))
  expect(onSelect).toHaveBeenCalledOnce()
  await expect.poll(() => document.activeElement).toBe(box.input)
  expect(box.input.value).toBe('Teatro Solís')
})

test('duplicate or missing search_filter: the clicked row is chosen, by identity', async () => {
  const duplicates = [
    { line1: 'Ancap', line2: 'Montevideo', search_filter: 'same' },
    { line1: 'Ancap', line2: 'Montevideo', search_filter: 'same' },
    { line1: 'Ancap', line2: 'Montevideo' },
  ]
  const { options } = scriptedService([reply({ suggests: duplicates })])
  const onSelect = vi.fn()
  const { box, view } = mountPlaceSearch({ onSelect }, { provider: { client: options } })
  const chosen: unknown[] = []
  for (const index of [1, 2, 0]) {
    await userEvent.clear(box.input)
    await box.search('anc')
    expect(box.rows).toHaveLength(3)
    await userEvent.click(view.getAllByRole('option')[index] ?? box.input)
    chosen.push(onSelect.mock.lastCall?.[0])
  }
  expect(new Set(chosen).size).toBe(3)
  expect(chosen.map((one) => Object(one).searchFilter)).toEqual(['same', undefined, 'same'])
})

test('a press that began on a row chooses that row, even when another answer arrives meanwhile', async () => {
  const onSelect = vi.fn()
  let answer = (): void => {}
  const { options, sent } = scriptedService([
    suggests('Alfa', 'Avila'),
    () =>
      new Promise((resolve) => {
        answer = () => resolve(suggests('Avon')())
      }),
  ])
  const { box, view } = mountPlaceSearch({ onSelect }, { provider: { client: options } })
  await box.search('a')
  await box.type('v')
  const option = view.getByRole('option')
  option.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.poll(() => sent.length).toBe(2)
  answer()
  await box.waitFor('ready')
  expect(box.rows).toEqual(['Avila'])
  option.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  option.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onSelect.mock.lastCall?.[0].line1).toBe('Avila')
})

test('downshift 7: in forced colors the highlight is more than a background', async () => {
  await emulateMedia('forced-colors', 'active')
  const { box, view } = mountPlaceSearch()
  await box.search('ave')
  await userEvent.keyboard('{ArrowDown}')
  const [on, off] = view.getAllByRole('option').map((option) => getComputedStyle(option))
  expect(on?.borderTopColor).not.toBe(off?.borderTopColor)
})

test('downshift 8: in a shadow root a click chooses, and the list is in the top layer', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const container = host
    .attachShadow({ mode: 'open', delegatesFocus: true })
    .appendChild(document.createElement('div'))
  const onSelect = vi.fn()
  const { box } = mountPlaceSearch({ onSelect }, { container })
  await box.search('sol')
  await userEvent.click(optionWith(container, 'Teatro Solís'))
  expect(onSelect).toHaveBeenCalledOnce()
  await box.type('x')
  await box.press('Tab')
  expect(box.input.ariaExpanded).toBe('false')
})

test('leaving the box closes the list; a press on a button in the list does not', async () => {
  const { box, view } = mountPlaceSearch(
    {},
    {
      service: { scenarios: [{ kind: 'wrong-body', body: 'html', times: 1 }] },
      around: (element) => (
        <>
          <button type="button">Elsewhere</button>
          {element}
        </>
      ),
    },
  )
  await box.search('s')
  await userEvent.click(view.getByRole('button', { name: 'Try again' }))
  await box.waitFor('ready')
  expect(box.input.ariaExpanded).toBe('true')
  await userEvent.click(view.getByRole('button', { name: 'Elsewhere' }))
  expect(box.input.ariaExpanded).toBe('false')
})

test('the clear button empties the input and gives it the focus', async () => {
  const onQueryChange = vi.fn()
  const { box, view } = mountPlaceSearch({ defaultQuery: 'Plaza', onQueryChange })
  await userEvent.click(view.getByRole('button', { name: 'Clear Search for a place' }))
  expect([box.input.value, document.activeElement]).toEqual(['', box.input])
  expect(onQueryChange).toHaveBeenCalledExactlyOnceWith('')
  expect(view.queryByRole('button', { name: 'Clear Search for a place' })).toBeNull()
})
