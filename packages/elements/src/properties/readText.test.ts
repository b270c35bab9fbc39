// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { readText } from './readText.ts'

test('reports an invalid text once, and an empty one never', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warn.mockRestore())
  const element = document.createElement('signpost-search')
  const values = [null, '', ' ', 'here', 'here', '1,2'].map((text) =>
    readText(element, 'near', 'point', text),
  )
  expect(values.at(-1)).toEqual({ latitude: 1, longitude: 2 })
  expect(warn.mock.calls).toEqual([['<signpost-search>: "here" is not a valid near.']])
})
