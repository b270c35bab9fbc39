import type { Category } from '@signpost/client'
import { de } from '@signpost/react/messages/de'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type MountCatalogOptions, mountCatalog } from '../../test/mountCatalog.tsx'
import { CategoryBrowser } from './CategoryBrowser.tsx'
import type { CategoryBrowserProps } from './CategoryBrowserProps.ts'
import '../styles.css'

const food: Category = { code: 'food-drink', name: 'Food & Drink' }
const cafe: Category = { code: 'cafe', name: 'Café', parent: food }

async function browse(props: CategoryBrowserProps = {}, options: MountCatalogOptions = {}) {
  const mounted = mountCatalog(<CategoryBrowser {...props} />, options)
  await expect.poll(mounted.status).toBe('ready')
  return { ...mounted, input: screen.getByRole('searchbox') }
}

const box = (name: string | RegExp): HTMLElement => screen.getByRole('checkbox', { name })
const group = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name })
const boxes = (): (string | null)[] =>
  screen
    .getAllByRole('checkbox')
    .map((one) => one.ariaLabel ?? one.closest('label')?.textContent ?? '')
/** Returns the announced state of a checkbox; a group's checkbox may be mixed. */
function mark(name: string): unknown {
  const found = box(name)
  return found instanceof HTMLInputElement && (found.indeterminate ? 'mixed' : found.checked)
}

test('shows the upper level at first; a group that is opened labels the categories in it', async () => {
  await browse()
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toContain('Food & Drink')
  expect(boxes().every((name) => name?.startsWith('All of'))).toBe(true)
  const open = group('Food & Drink')
  expect(open.ariaExpanded).toBe('false')
  await userEvent.click(open)
  expect(open.ariaExpanded).toBe('true')
  const list = screen.getByRole('list', { name: 'Food & Drink' })
  expect(open.getAttribute('aria-controls')).toBe(list.parentElement?.id)
  expect(within(list).getAllByRole('checkbox')).toHaveLength(6)
  await userEvent.click(open)
  expect(screen.queryByRole('list', { name: 'Food & Drink' })).toBeNull()
})

test('category names are in the language of the provider', async () => {
  const options = { language: 'de', messages: de }
  const { input, announced } = await browse({}, options)
  expect(group('Essen und Trinken')).toBeTruthy()
  expect(box('Alles: Essen und Trinken')).toBeTruthy()
  await userEvent.type(input, 'bäcker')
  expect(boxes()).toContain('Bäckerei')
  expect(announced()).toBe('1 Kategorie')
})

test('a category can be selected within its group; the group is then partly checked and shows the number', async () => {
  const onSelectedChange = vi.fn()
  await browse({ onSelectedChange, defaultOpen: ['food-drink'] })
  await userEvent.click(box('Café'))
  expect(onSelectedChange).toHaveBeenLastCalledWith([cafe])
  expect([mark('Café'), mark('Bar'), mark('All of Food & Drink')]).toEqual([true, false, 'mixed'])
  expect(group(/^Food & Drink.*1 chosen/)).toBeTruthy()
  await userEvent.click(box('Café'))
  expect(onSelectedChange).toHaveBeenLastCalledWith([])
  expect(mark('All of Food & Drink')).toBe(false)
})

test('selecting a group selects and checks all categories below it', async () => {
  const onSelectedChange = vi.fn()
  await browse({ onSelectedChange, defaultOpen: ['food-drink'] })
  await userEvent.click(box('All of Food & Drink'))
  expect(onSelectedChange).toHaveBeenLastCalledWith([food])
  expect([mark('Café'), mark('Ice Cream'), mark('All of Food & Drink')]).toEqual([true, true, true])
  expect(group(/^Food & Drink.*6 chosen/)).toBeTruthy()
  await userEvent.click(box('Café'))
  expect(onSelectedChange.mock.lastCall?.[0].map(({ code }: Category) => code)).toEqual([
    'restaurant',
    'bar',
    'bakery',
    'fast-food',
    'ice-cream',
  ])
  expect(mark('All of Food & Drink')).toBe('mixed')
  await userEvent.click(box('Café'))
  expect(onSelectedChange).toHaveBeenLastCalledWith([food])
})

test('a typed text is searched in both levels; the matching group opens, and can be closed', async () => {
  const { input, announced } = await browse()
  await userEvent.type(input, 'CAFE')
  expect(boxes()).toEqual(['All of Food & Drink', 'Café'])
  expect(announced()).toBe('1 category')
  await userEvent.click(group('Food & Drink'))
  expect(boxes()).toEqual(['All of Food & Drink'])
  await userEvent.clear(input)
  await userEvent.type(input, 'health')
  expect(boxes()[0]).toMatch(/^All of .*Health/)
  await userEvent.keyboard('{Escape}')
  expect(boxes().length).toBeGreaterThan(5)
  expect(announced()).toBe('')
})

test('a group that was opened is open again after a search', async () => {
  const { input } = await browse()
  await userEvent.click(group('Food & Drink'))
  await userEvent.type(input, 'shop')
  await userEvent.clear(input)
  expect(box('Bakery')).toBeTruthy()
})

test('clears the whole selection at once', async () => {
  const { input, announced } = await browse({
    defaultSelected: [food, { code: 'bank', name: 'Bank' }],
  })
  expect(screen.getByText('2 chosen')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(screen.queryByText('2 chosen')).toBeNull()
  expect([announced(), document.activeElement]).toEqual(['No category chosen', input])
})

test('a controlled selection is the one that is shown; a selected category that the catalog lacks is kept', async () => {
  const onSelectedChange = vi.fn()
  const unknown = { code: 'volcano', name: 'Volcano' }
  const props = { onSelectedChange, defaultOpen: ['food-drink'] }
  await browse({ ...props, selected: [unknown] })
  await userEvent.click(box('Café'))
  expect(onSelectedChange).toHaveBeenCalledExactlyOnceWith([unknown, cafe])
  expect(mark('Café')).toBe(false)
})

test('a form sends the codes, and resets the selection', async () => {
  const { view, root } = mountCatalog(
    <form>
      <CategoryBrowser name="category" defaultSelected={[cafe]} defaultOpen={['food-drink']} />
      <button type="reset">Reset</button>
    </form>,
  )
  await expect.poll(() => root().dataset.status).toBe('ready')
  const sent = (): unknown => {
    const form = view.container.querySelector('form')
    return form && [...new FormData(form)]
  }
  await userEvent.click(box('Bar'))
  expect(sent()).toEqual([
    ['category', 'cafe'],
    ['category', 'bar'],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(sent()).toEqual([['category', 'cafe']])
  await expect.poll(() => [mark('Café'), mark('Bar')]).toEqual([true, false])
})

test('disabled, groups can be opened and nothing can be selected', async () => {
  await browse({ disabled: true, defaultSelected: [cafe], name: 'category' })
  await userEvent.click(group(/^Food & Drink/))
  for (const one of screen.getAllByRole('checkbox')) expect(one.matches(':disabled')).toBe(true)
  expect(screen.getByRole('button', { name: 'Clear all' }).matches(':disabled')).toBe(true)
})

test('keyboard: Tab goes to each group, Space selects, Enter opens; arrows, Home and End go from one to the next', async () => {
  await browse()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.poll(() => document.activeElement).toBe(box('All of Food & Drink'))
  await userEvent.keyboard(' {Tab}{Enter}')
  expect(group(/^Food & Drink/).ariaExpanded).toBe('true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => document.activeElement).toBe(box('Restaurant'))
  await userEvent.keyboard('{ArrowDown} {ArrowUp}{ArrowUp}{ArrowUp}')
  expect([mark('Café'), document.activeElement]).toEqual([false, box('All of Food & Drink')])
  await userEvent.keyboard('{End}')
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getAllByRole('button', { expanded: false }).at(-1))
  await userEvent.keyboard('{Home}')
  await expect.poll(() => document.activeElement).toBe(box('All of Food & Drink'))
})

test('A category that is its own parent, or a cycle: no recursion', async () => {
  const named = (code: string) => ({ code, name: [{ language: 'en-US', full_name: code }] })
  const fetch = async (): Promise<Response> =>
    Response.json({
      category_list: [
        {
          ...named('food'),
          category_item: [
            { category_item: { ...named('food'), category_item: [named('food')] } },
            { category_item: named('tea') },
          ],
        },
      ],
    })
  await browse({ defaultOpen: ['food'] }, { client: { baseUrl: 'https://geo.example', fetch } })
  expect(boxes()).toEqual(['All of food', 'tea'])
})

test('a group without categories is a checkbox with its name', async () => {
  const fetch = async (): Promise<Response> =>
    Response.json({
      category_list: [{ code: 'tea', name: [{ language: 'en-US', full_name: 'Tea' }] }],
    })
  const onSelectedChange = vi.fn()
  const client = { baseUrl: 'https://geo.example', fetch }
  await browse({ onSelectedChange }, { client })
  await userEvent.click(screen.getByText('Tea'))
  expect(onSelectedChange).toHaveBeenCalledWith([{ code: 'tea', name: 'Tea' }])
  expect(mark('Tea')).toBe(true)
})

test('10,000 items: the DOM stays bounded, for matches too, and the focus stays where it is', async () => {
  await browse({}, { scenarios: [{ kind: 'huge' }] })
  expect(screen.getAllByRole('checkbox').length).toBeLessThan(250)
  const first = box('All of Food & Drink 1')
  first.focus()
  window.scrollTo(0, document.documentElement.scrollHeight / 2)
  const last = (): number =>
    Number(screen.getAllByRole('checkbox').at(-1)?.ariaLabel?.match(/\d+$/)?.[0])
  await expect.poll(last).toBeGreaterThan(1000)
  await expect.poll(() => document.activeElement).toBe(first)
  expect(screen.getAllByRole('checkbox').length).toBeLessThan(250)
  window.scrollTo(0, 0)
  await userEvent.type(screen.getByRole('searchbox'), 'cafe')
  expect(boxes()[1]).toBe('Café')
  expect(screen.getAllByRole('checkbox').length).toBeLessThan(500)
})
