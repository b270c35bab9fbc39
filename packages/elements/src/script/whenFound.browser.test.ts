import { expect, onTestFinished, test, vi } from 'vitest'
import { moreElements } from '../moreElements.ts'
import { moreTags } from '../moreTags.ts'
import { whenFound } from './whenFound.ts'

/** An element that is in the page for the duration of the test. */
function added(html: string): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = html
  document.body.append(element)
  onTestFinished(() => element.remove())
  return element
}

test('loads the code of an element that is already in the page', () => {
  added('<b class="found"></b>')
  const load = vi.fn(async () => {})
  whenFound('.found', load)
  expect(load).toHaveBeenCalledTimes(1)
})

test('loads once the code of an element that is added later, alone or within another', async () => {
  for (const html of ['<i></i>', '<p><span><i></i></span></p>']) {
    const load = vi.fn(async () => {})
    const page = added('<p>Some text</p>')
    whenFound('.late i', load)
    page.className = 'late'
    page.insertAdjacentHTML('beforeend', html)
    await expect.poll(() => load).toHaveBeenCalledTimes(1)
    page.insertAdjacentHTML('beforeend', html)
    page.append('a text')
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(load).toHaveBeenCalledTimes(1)
    page.remove()
  }
})

test('logs an error when the code cannot be loaded', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => error.mockRestore())
  added('<b class="failing"></b>')
  whenFound('.failing', () => Promise.reject(new Error('no network')))
  await expect.poll(() => String(error.mock.calls[0]?.[0])).toContain('.failing')
})

test('the script defines exactly the tags that it looks for', () => {
  expect(moreElements.map(({ tag }) => tag)).toEqual(moreTags)
})
