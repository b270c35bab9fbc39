import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type MountedBox, mountPlaceSearch } from '../../test/mountPlaceSearch.tsx'
import type { PlaceSearchProps } from './PlaceSearchProps.ts'

/** Mounts a box with rows, and focuses its input. */
async function withRows(props: PlaceSearchProps = {}): Promise<MountedBox> {
  const mounted = mountPlaceSearch(props)
  await mounted.box.search('ave')
  expect(mounted.box.rows.length).toBeGreaterThan(2)
  return mounted
}

/** Returns the text of the input's active option. */
function activeOption({ box }: MountedBox): string | undefined {
  const id = box.input.getAttribute('aria-activedescendant')
  return id ? (document.getElementById(id)?.textContent ?? 'dangling') : undefined
}

test('arrow keys move through the options and wrap around; Enter chooses', async () => {
  const onSelect = vi.fn()
  const mounted = await withRows({ onSelect })
  const { box } = mounted
  const [first, second] = box.rows
  await userEvent.keyboard('{ArrowDown}')
  expect(box.highlighted).toBe(first)
  await userEvent.keyboard('{ArrowDown}')
  expect(box.highlighted).toBe(second)
  expect(activeOption(mounted)).toBeDefined()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(box.highlighted).toBe(box.rows.at(-1))
  await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
  expect(onSelect).toHaveBeenCalledOnce()
  expect(first).toContain(onSelect.mock.lastCall?.[0].line1)
})

test('downshift 1: Left and Right leave the option and move the caret', async () => {
  const mounted = await withRows()
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
  expect(activeOption(mounted)).toBeUndefined()
  expect(mounted.box.highlighted).toBeUndefined()
  expect(mounted.box.input.selectionStart).toBe(2)
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  expect(activeOption(mounted)).toBeUndefined()
  expect(mounted.box.rows).not.toEqual([])
})

test('downshift 2: Home, End and Shift belong to the text', async () => {
  const mounted = await withRows()
  const { input } = mounted.box
  await userEvent.keyboard('{Home}')
  expect([input.selectionStart, mounted.box.highlighted]).toEqual([0, undefined])
  await userEvent.keyboard('{Shift>}{End}{/Shift}')
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 3])
  await userEvent.keyboard('{ArrowDown}{End}')
  expect(activeOption(mounted)).toBeUndefined()
})

test('downshift 3: Alt+ArrowUp closes and chooses nothing; Alt+ArrowDown opens and highlights nothing', async () => {
  const onSelect = vi.fn()
  const { box } = await withRows({ onSelect })
  await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}')
  expect([box.input.ariaExpanded, box.input.value]).toEqual(['false', 'ave'])
  expect(onSelect).not.toHaveBeenCalled()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(() => box.input.ariaExpanded).toBe('true')
  expect(box.highlighted).toBeUndefined()
})

test('downshift 4: Tab closes without choosing, and goes on', async () => {
  const onSelect = vi.fn()
  const { box } = await withRows({ onSelect })
  await userEvent.keyboard('{ArrowDown}{Tab}')
  expect([box.input.ariaExpanded, box.input.value]).toEqual(['false', 'ave'])
  expect(document.activeElement).not.toBe(box.input)
  expect(onSelect).not.toHaveBeenCalled()
})

test('downshift 5: keys of an input method are ignored', async () => {
  const onSelect = vi.fn()
  const { box } = await withRows({ onSelect })
  await userEvent.keyboard('{ArrowDown}')
  const before = box.highlighted
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'Tab']) {
    await box.press(key, { isComposing: true })
    await box.press(key, { keyCode: 229 })
  }
  expect([box.highlighted, box.input.ariaExpanded]).toEqual([before, 'true'])
  expect(onSelect).not.toHaveBeenCalled()
})

test('downshift 6: expanded only over options, and the count announced once', async () => {
  const { box } = mountPlaceSearch()
  expect(box.input.ariaExpanded).toBe('false')
  await box.search('xyzzy')
  expect([box.status, box.input.ariaExpanded]).toEqual(['empty', 'false'])
  await userEvent.clear(box.input)
  const announced: string[] = []
  const live = document.querySelector('[role="status"]')
  const observer = new MutationObserver(() => announced.push(box.announcement))
  if (live) observer.observe(live, { childList: true, characterData: true, subtree: true })
  await box.search('ave')
  expect(box.input.ariaExpanded).toBe('true')
  await expect
    .poll(() => announced.filter((text) => text !== ''))
    .toEqual([`${box.rows.length} suggestions`])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => box.announcement).toContain('chosen')
  observer.disconnect()
})

test('Escape closes, then clears; a late answer does not open the list', async () => {
  const { box } = mountPlaceSearch({}, { service: { scenarios: [{ kind: 'latency', ms: 100 }] } })
  await box.type('s')
  await userEvent.keyboard('{Escape}')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect([box.input.value, box.input.ariaExpanded, box.rows]).toEqual(['s', 'false', []])
  await userEvent.keyboard('{Escape}')
  expect(box.input.value).toBe('')
})

test('Enter without a highlight submits the form and closes the list', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const { box } = mountPlaceSearch(
    {},
    { around: (element) => <form onSubmit={onSubmit}>{element}</form> },
  )
  await box.search('ave')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(box.input.ariaExpanded).toBe('false')
  await userEvent.keyboard('{ArrowDown}')
  expect(box.input.ariaExpanded).toBe('true')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('Enter on a row does not submit the form, even if the app renders the choice at once', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const onSelect = vi.fn(() => flushSync(() => undefined))
  const { box } = mountPlaceSearch(
    { onSelect },
    { around: (element) => <form onSubmit={onSubmit}>{element}</form> },
  )
  await box.search('ave')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onSelect).toHaveBeenCalledOnce()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('when the list changes under the highlight, aria-activedescendant names an existing row', async () => {
  const mounted = await withRows()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await userEvent.keyboard('z')
  expect(activeOption(mounted)).toBeUndefined()
})

test('typing in the middle of the text keeps the caret there', async () => {
  const { box } = await withRows()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}xy')
  expect([box.input.value, box.input.selectionStart]).toEqual(['axyve', 3])
})

test('buttons below the input are reached by Tab, and give the focus back', async () => {
  const { box, view } = mountPlaceSearch(
    {},
    { service: { scenarios: [{ kind: 'wrong-body', body: 'html', times: 2 }] } },
  )
  await box.search('s')
  await userEvent.keyboard('{Tab}{Tab}')
  await expect
    .poll(() => document.activeElement)
    .toBe(view.getByRole('button', { name: 'Try again' }))
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement).toBe(box.input)
  await box.waitFor('error')

  await userEvent.keyboard('{Tab}{Tab}{Escape}')
  await expect.poll(() => document.activeElement).toBe(box.input)
  expect(view.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('the keyboard reaches "Try again", and the focus comes back to the input', async () => {
  const { box, view } = mountPlaceSearch(
    {},
    { service: { scenarios: [{ kind: 'wrong-body', body: 'html', times: 2 }] } },
  )
  await box.search('s')
  await userEvent.keyboard('{Tab}{Tab}')
  await expect
    .poll(() => document.activeElement)
    .toBe(view.getByRole('button', { name: 'Try again' }))
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement).toBe(box.input)
  await expect.poll(() => view.queryByRole('button', { name: 'Try again' })).not.toBeNull()
  await userEvent.keyboard('{Tab}{Tab}{Escape}')
  await expect.poll(() => document.activeElement).toBe(box.input)
  expect(view.queryByRole('button', { name: 'Try again' })).toBeNull()
  await userEvent.keyboard('{ArrowDown}')
  await box.waitFor('ready')
})
