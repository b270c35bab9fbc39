import { expect, onTestFinished, test } from 'vitest'
import { mountPlaceSearch } from '../../test/mountPlaceSearch.tsx'

const row = '[data-part="line1"]'

test('a row is rendered in advance, hidden, and taken away before anything is painted; nothing is asked', async () => {
  const removed: Node[] = []
  const watcher = new MutationObserver((records) => {
    removed.push(...records.flatMap(({ removedNodes }) => [...removedNodes]))
  })
  watcher.observe(document, { subtree: true, childList: true })
  onTestFinished(() => watcher.disconnect())
  const { box, service } = mountPlaceSearch()
  // Before the browser does anything else.
  expect(document.querySelector(row)).toBeNull()
  box.input.focus()
  const rows = (): Node[] =>
    removed.filter((node) => node instanceof HTMLElement && node.hidden && node.querySelector(row))
  await expect.poll(rows).toHaveLength(1)
  expect(document.querySelector(row)).toBeNull()
  expect(service.calls).toEqual([])
})
