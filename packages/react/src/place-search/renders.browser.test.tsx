import { createFakeClock } from '@signpost/testing'
import { act } from '@testing-library/react'
import { Profiler, type ReactNode, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPlaceSearch } from '../../test/mountPlaceSearch.tsx'
import { SuggestionRow, type SuggestionRowProps } from './SuggestionRow.tsx'
import { usePlaceSearch } from './usePlaceSearch.ts'

const slow = { scenarios: [{ kind: 'latency', ms: 80 }] } as const

test('the first key renders the box once, and its answer once more', async () => {
  const onRender = vi.fn()
  const around = (element: ReactNode) => (
    <Profiler id="box" onRender={onRender}>
      {element}
    </Profiler>
  )
  // The fake clock never advances, so that no slow answer is announced on a busy machine.
  const provider = { clock: createFakeClock({ now: 0 }) }
  const { box } = mountPlaceSearch({}, { around, service: slow, provider })
  await act(async () => box.input.focus())
  onRender.mockClear()
  await box.search('t')
  expect(onRender).toHaveBeenCalledTimes(2)
})

const renders = new Map<string, number>()

/** A row that counts its commits. Renders would not do, because StrictMode calls a component twice. */
function Row(props: SuggestionRowProps): ReactNode {
  const { key } = props.item
  return (
    <Profiler id={key} onRender={() => renders.set(key, (renders.get(key) ?? 0) + 1)}>
      <SuggestionRow {...props} />
    </Profiler>
  )
}

test('a key and its answer render a row twice at most, and an arrow key only the rows that it changes', async () => {
  const provider = { clock: createFakeClock({ now: 0 }) }
  const { box } = mountPlaceSearch({ slots: { row: Row } }, { service: slow, provider })
  await act(async () => box.input.focus())
  for (const key of 'teatro') {
    renders.clear()
    await box.search(key)
    // A row renders for the previous texts with new highlights, and then for the answer.
    expect(Math.max(...renders.values())).toBeLessThanOrEqual(2)
  }
  expect(box.rows.length).toBeGreaterThan(1)

  renders.clear()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => box.highlighted).toBe(box.rows[0])
  expect([...renders.values()]).toEqual([1])
  renders.clear()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => box.highlighted).toBe(box.rows[1])
  expect([...renders.values()]).toEqual([1, 1])
})

test('the formats of the language are created before the first key: rows do not wait for them', async () => {
  const provider = { language: 'pt-AO' }
  const created = vi.spyOn(Intl, 'NumberFormat')
  onTestFinished(() => created.mockRestore())
  const { box } = mountPlaceSearch({}, { provider })
  await act(async () => box.input.focus())
  await expect.poll(() => created.mock.calls.length).toBeGreaterThanOrEqual(2)
  created.mockClear()
  await box.search('t')
  expect(box.rows.join()).toMatch(/\d m\b/)
  expect(created).not.toHaveBeenCalled()
})

test('a space after the text renders no row again', async () => {
  const { box, service } = mountPlaceSearch({ slots: { row: Row } })
  await box.search('ave')
  const { rows } = box
  renders.clear()
  await box.search(' ')
  expect([box.input.value, box.rows, service.calls.length]).toEqual(['ave ', rows, 3])
  expect(renders.size).toBe(0)
})

test('the next rows are drawn in the elements of those before', async () => {
  const { box, view } = mountPlaceSearch()
  const options = () => [...view.container.querySelectorAll('[role="option"]')]
  await box.search('t')
  const [first] = options()
  const names = box.rows
  await box.search('e')
  expect(box.rows[0]).not.toBe(names[0])
  expect(options()[0]).toBe(first)
})

/** A row with local state. */
function StatefulRow({ item }: SuggestionRowProps): ReactNode {
  const [first] = useState(item.key)
  return first === item.key ? 'own' : 'of another'
}

test("the state of an app's row belongs to its item", async () => {
  const { box } = mountPlaceSearch({ slots: { row: StatefulRow } })
  await box.search('t')
  await box.search('e')
  expect(new Set(box.rows)).toEqual(new Set(['own']))
})

const refCalls: string[] = []
const noteRef =
  (part: string) =>
  (element: Element | null): void => {
    refCalls.push(`${part} ${element === null ? 'left' : 'came'}`)
  }
const refs = {
  root: noteRef('root'),
  field: noteRef('field'),
  input: noteRef('input'),
  popup: noteRef('popup'),
  list: noteRef('list'),
  option: noteRef('option'),
}

/** A custom box with a ref on each element. */
function BoxWithRefs(): ReactNode {
  const box = usePlaceSearch()
  return (
    <div {...box.getRootProps({ ref: refs.root })}>
      <div {...box.getFieldProps({ ref: refs.field })}>
        <input {...box.getInputProps({ ref: refs.input, 'aria-label': 'Own box' })} />
      </div>
      <div {...box.getPopupProps({ ref: refs.popup })}>
        <ul {...box.getListProps({ ref: refs.list })}>
          {box.items.slice(0, 1).map((item) => (
            <li key="first" {...box.getOptionProps({ item, ref: refs.option })}>
              {item.key}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

test('a ref of the app is set once, whatever is rendered', async () => {
  mountPlaceSearch({}, { around: () => <BoxWithRefs /> })
  await userEvent.click(page.getByRole('combobox'))
  await userEvent.keyboard('t')
  await expect.poll(() => document.querySelector('[role="option"]')).not.toBeNull()
  refCalls.length = 0
  await userEvent.keyboard('ea')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => document.querySelector('[aria-selected="true"]')).not.toBeNull()
  expect(refCalls).toEqual([])
})
