import { beforeEach, expect, test, vi } from 'vitest'
import { server } from 'vitest/browser'
import { emulateTouchScreen, touch } from '../../../../test/browser/touch.ts'
import { type MountedBox, mountPlaceSearch } from '../../test/mountPlaceSearch.tsx'
import { scriptedService, suggests } from '../../test/scriptedService.ts'
import '../styles.css'

beforeEach(emulateTouchScreen)

// Only Chromium supports simulated touch.
const testOfFinger = test.skipIf(server.browser !== 'chromium')

const many = Array.from({ length: 30 }, (_, index) => `Avenida ${index + 1}`)

async function listed(...lines: string[]) {
  const onSelect = vi.fn()
  const { options } = scriptedService([suggests(...lines)])
  const mounted = mountPlaceSearch({ onSelect, limit: 30 }, { provider: { client: options } })
  await mounted.box.search('a')
  return { ...mounted, onSelect }
}

function firstRow({ view }: MountedBox): Element {
  const [row] = view.getAllByRole('option')
  if (!row) throw new Error('There is no row.')
  return row
}

testOfFinger('a tap on a row chooses it, and the focus stays in the input', async () => {
  const mounted = await listed('Avenida 1', 'Avenida 2')
  mounted.box.input.focus()
  await (await touch(firstRow(mounted))).lift()
  await expect.poll(() => mounted.onSelect.mock.lastCall?.[0].line1).toBe('Avenida 1')
  expect([mounted.box.input.value, document.activeElement]).toEqual([
    'Avenida 1',
    mounted.box.input,
  ])
})

testOfFinger(
  'a finger scrolls the list, chooses nothing by it, and the list stays open',
  async () => {
    const mounted = await listed(...many)
    mounted.box.input.focus()
    const list = mounted.view.getByRole('listbox')
    const row = mounted.view.getAllByRole('option')[4]
    const finger = await touch(row ?? list)
    await finger.moveBy(-120)
    await expect.poll(() => list.scrollTop).toBeGreaterThan(40)
    await finger.lift()
    expect(mounted.onSelect).not.toHaveBeenCalled()
    expect([mounted.box.rows.length, mounted.box.input.ariaExpanded]).toEqual([30, 'true'])
    expect(document.scrollingElement?.scrollTop).toBe(0)
  },
)

testOfFinger('after a scroll a tap chooses the row that is under the finger then', async () => {
  const mounted = await listed(...many)
  const list = mounted.view.getByRole('listbox')
  list.scrollTop = list.scrollHeight
  const row = mounted.view.getAllByRole('option')[29]
  await (await touch(row ?? list)).lift()
  await expect.poll(() => mounted.onSelect.mock.lastCall?.[0].line1).toBe('Avenida 30')
})

testOfFinger(
  'a press that began on a row chooses that row, though an answer comes before the finger is lifted',
  async () => {
    const onSelect = vi.fn()
    let answer = (): void => {}
    const { options, sent } = scriptedService([
      suggests('Alfa', 'Avila'),
      () => new Promise((resolve) => (answer = () => resolve(suggests('Avon', 'Avila')()))),
    ])
    const { box, view } = mountPlaceSearch({ onSelect }, { provider: { client: options } })
    await box.search('a')
    await box.type('v')
    const finger = await touch(view.getByRole('option'))
    await expect.poll(() => sent.length).toBe(2)
    answer()
    await box.waitFor('ready')
    expect(box.rows).toEqual(['Avila'])
    await finger.lift()
    await expect.poll(() => onSelect.mock.lastCall?.[0].line1).toBe('Avila')
  },
)

test('rows and the clear button are large enough for a thumb, and the field does not grow by it', async () => {
  const empty = mountPlaceSearch()
  const heightOf = ({ view }: Pick<MountedBox, 'view'>) =>
    view.container.querySelector('[data-part="field"]')?.getBoundingClientRect().height
  const height = heightOf(empty)
  empty.view.unmount()
  const { view } = await listed('Avenida 1')
  expect(heightOf({ view })).toBe(height)
  const heights = [
    view.getByRole('option'),
    view.getByRole('button', { name: 'Clear Search for a place' }),
  ].map((element) => element.getBoundingClientRect().height)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
})
