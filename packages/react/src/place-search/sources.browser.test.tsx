import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { violations } from '../../../../test/browser/violations.ts'
import { mountPlaceSearch } from '../../test/mountPlaceSearch.tsx'
import { AddByHand } from './AddByHand.tsx'
import { defineSource } from './sources/Source.ts'

const offices = [
  { name: 'Solana House', floor: 3 },
  { name: 'Old Solar', floor: 1 },
]
const options = (view: HTMLElement): string[] =>
  [...view.querySelectorAll('[role="option"]')].map((option) => option.textContent ?? '')

test('rows of the app have a heading, and arrow keys and Enter work on them', async () => {
  const onSelect = vi.fn()
  const source = defineSource({
    id: 'offices',
    label: 'Our offices',
    get: (query) => offices.filter(({ name }) => name.toLowerCase().includes(query)),
    itemToString: ({ name }) => name,
    renderRow: ({ name, floor }) => `${name}, floor ${floor}`,
    onSelect,
  })
  const sources = [source, { id: 'service', label: 'Places' } as const]
  const onValueChange = vi.fn()
  const { box, view } = mountPlaceSearch({ sources, onValueChange })
  await box.type('sol')
  await expect.poll(() => options(view.container).length).toBeGreaterThan(2)
  const groups = [...view.container.querySelectorAll('[role="listbox"] [role="group"]')]
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Our offices', 'Places'])
  expect(options(view.container).slice(0, 2)).toEqual([
    'Solana House, floor 3',
    'Old Solar, floor 1',
  ])
  expect(await violations(view.container)).toEqual([])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect
    .poll(
      () =>
        document.getElementById(box.input.getAttribute('aria-activedescendant') ?? '')?.textContent,
    )
    .toBe('Old Solar, floor 1')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onSelect.mock.calls).toEqual([[offices[1]]])
  expect(box.input.value).toBe('Old Solar')
  expect(onValueChange.mock.lastCall).toEqual([{ text: 'Old Solar' }])
})

test('without `service` nothing is requested', async () => {
  const echo = defineSource({ id: 'echo', get: (query) => [`My ${query}`] })
  const { box, view, service } = mountPlaceSearch({ sources: [echo] })
  await box.type('-34.9, -56.1')
  await expect.poll(() => options(view.container)).toEqual(['My -34.9, -56.1'])
  expect(service.calls).toEqual([])
})

test('a source can offer items before typing', async () => {
  const home = defineSource({
    id: 'home',
    minLength: 0,
    get: (query) => (query ? [] : ['Home']),
  })
  const { box, view } = mountPlaceSearch({ sources: [home, 'service'] })
  await userEvent.click(box.input)
  await expect.poll(() => options(view.container)).toEqual(['Home'])
  expect(box.announcement).toBe('1 suggestion')
})

test('filter: removes rows', async () => {
  const { box, rerender } = mountPlaceSearch({ filterItem: ({ kind }) => kind === 'address' })
  await box.search('ave')
  const addresses = box.rows.length
  rerender({})
  await expect.poll(() => box.rows.length).toBeGreaterThan(addresses)
})

test('the footer is reached by Tab and not by arrow keys; "Add it by hand" passes the typed text', async () => {
  const onAdd = vi.fn()
  const { box, view } = mountPlaceSearch({
    footer: (state) => <AddByHand state={state} onAdd={onAdd} />,
  })
  await box.type(' teatro sol ')
  const footer = await vi.waitUntil(() =>
    view.container.querySelector<HTMLElement>('[data-part="footer"] button'),
  )
  expect(box.rows.length).toBeGreaterThan(0)
  expect(footer.textContent).toBe('Enter address manually')
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => document.activeElement).toBe(box.input)
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.poll(() => document.activeElement).toBe(footer)
  expect(await violations(view.container)).toEqual([])
  await userEvent.keyboard('{Escape}')
  expect([document.activeElement, box.rows]).toEqual([box.input, []])
  await userEvent.keyboard('{ArrowDown}')
  await vi.waitUntil(() => box.rows.length > 0)
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.poll(() => onAdd.mock.calls).toEqual([['teatro sol']])
  expect(box.rows).toEqual([])
})

test.each(['{Tab}{Tab}{Enter}', 'pointer'])(
  'the focus stays where `onAdd` moves it: %s',
  async (how) => {
    const { box, view } = mountPlaceSearch(
      {
        footer: (state) => (
          <AddByHand state={state} onAdd={() => document.getElementById('by-hand')?.focus()} />
        ),
      },
      {
        around: (element) => (
          <>
            <input id="by-hand" aria-label="Street" />
            {element}
          </>
        ),
      },
    )
    await box.search('teatro sol')
    if (how === 'pointer') await userEvent.click(view.getByText('Enter address manually'))
    else await userEvent.keyboard(how)
    await expect.poll(() => box.rows).toEqual([])
    expect(document.activeElement?.id).toBe('by-hand')
  },
)

test('Tab closes the list of a box without controls in it', async () => {
  const { box } = mountPlaceSearch()
  await box.search('teatro sol')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => box.rows).toEqual([])
})
