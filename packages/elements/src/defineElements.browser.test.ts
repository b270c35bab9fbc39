import { expect, onTestFinished, test, vi } from 'vitest'
import { mountPage } from '../test/mountPage.ts'
import { defineElements } from './defineElements.ts'
import { defineElement } from './element/defineElement.ts'
import { SignpostSearchElement } from './elements/SignpostSearchElement.tsx'

test('takes properties that a script set before the element was defined', async () => {
  const { page } = mountPage('')
  const early = document.createElement('early-search')
  Object.assign(early, { label: 'Early', value: 'Artigas', limit: 3 })
  page.append(early)
  class EarlySearch extends SignpostSearchElement {}
  defineElement('early-search', EarlySearch)
  await expect.poll(() => early.shadowRoot?.querySelector('label')?.textContent).toBe('Early')
  expect(early).toMatchObject({ value: 'Artigas', limit: 3 })
  expect(early.shadowRoot?.querySelector('input')?.value).toBe('Artigas')
  early.setAttribute('label', 'Later')
  await expect.poll(() => early.shadowRoot?.querySelector('label')?.textContent).toBe('Later')
})

test('a second copy keeps the first definition, and warns once', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  defineElements()
  expect(log).not.toHaveBeenCalled()
  const get = vi.spyOn(customElements, 'get').mockReturnValue(class extends HTMLElement {})
  onTestFinished(() => get.mockRestore())
  defineElements()
  expect(log.mock.calls.join()).toMatch(
    /<signpost-config>.*<signpost-search>.*first definition stays/,
  )
})
