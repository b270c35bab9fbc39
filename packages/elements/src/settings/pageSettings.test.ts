// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest'
import { addSource, settingsFor } from './pageSettings.ts'

test('the first config of the page applies, even when it is added last', () => {
  const [first, second, box] = ['https://first.example', 'https://second.example', ''].map(
    (baseUrl) => Object.assign(document.createElement('div'), { ownSettings: { baseUrl } }),
  )
  if (!first || !second || !box) throw new Error('There are three elements.')
  const add = (config: typeof first): void => {
    const remove = addSource(config)
    onTestFinished(remove)
  }
  document.body.replaceChildren(second, box)
  onTestFinished(() => document.body.replaceChildren())
  add(second)
  expect(settingsFor(box, {}).baseUrl).toBe('https://second.example')
  document.body.prepend(first)
  add(first)
  expect(settingsFor(box, {}).baseUrl).toBe('https://first.example')
})
