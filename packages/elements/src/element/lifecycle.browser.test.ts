import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountSearch } from '../../test/mountSearch.ts'

test('an element that is moved within the page keeps its text, its tree and its list', async () => {
  const { page, element, tree, box } = await mountSearch()
  await box.type('sol')
  const input = tree.querySelector('input')
  page.append(document.createElement('hr'), element)
  await new Promise((resolve) => setTimeout(resolve))
  expect(tree.querySelector('input')).toBe(input)
  expect([element.value, input?.value]).toEqual(['sol', 'sol'])
})

test('an element that is removed and added again keeps its text and works', async () => {
  const { page, element, tree, box } = await mountSearch()
  await box.search('sol')
  element.remove()
  await expect.poll(() => tree.childElementCount).toBe(0)
  page.append(element)
  await expect.poll(() => tree.querySelector('input')?.value).toBe('sol')
  await box.search('í')
  await box.choose('Teatro Solís')
  expect(element.value).toBe('Teatro Solís')
})

test('handles key presses as soon as its input exists', async () => {
  const { page, element, tree, box } = await mountSearch()
  element.remove()
  await expect.poll(() => tree.childElementCount).toBe(0)
  const observer = new MutationObserver(() => {
    const input = tree.querySelector('input')
    if (!input) return
    observer.disconnect()
    const text = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    text?.set?.call(input, 'sol')
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  observer.observe(tree, { childList: true, subtree: true })
  page.append(element)
  await expect.poll(() => tree.querySelector('input')?.value).toBe('sol')
  await box.waitFor('ready')
  expect(box.rows.join()).toContain('Teatro Solís')
})

test('50 removals and additions leave nothing behind', async () => {
  const { page, element, tree } = await mountSearch()
  const added = vi.spyOn(EventTarget.prototype, 'addEventListener')
  const removed = vi.spyOn(EventTarget.prototype, 'removeEventListener')
  onTestFinished(() => added.mockRestore())
  onTestFinished(() => removed.mockRestore())
  const ofPage = (calls: typeof added.mock.contexts): number =>
    calls.filter((target) => target === window || target === document || target === visualViewport)
      .length
  const nodes = document.querySelectorAll('*').length
  for (let round = 0; round < 50; round++) {
    element.remove()
    await vi.waitUntil(() => tree.childElementCount === 0)
    page.append(element)
    const input = await vi.waitUntil(() => tree.querySelector('input'))
    if (round % 10 === 0) await userEvent.type(input, 'a')
  }
  element.remove()
  await vi.waitUntil(() => tree.childElementCount === 0)
  expect(document.querySelectorAll('*').length).toBe(nodes - 1)
  expect(document.adoptedStyleSheets).toEqual([])
  await expect.poll(() => ofPage(added.mock.contexts) - ofPage(removed.mock.contexts)).toBe(0)
})
