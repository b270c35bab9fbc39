import { expect, onTestFinished, test } from 'vitest'
import { finderOf } from './finderOf.ts'
import type { MeasuredKit } from './Kit.ts'

test('the parts of any box are found by the selectors of its kit, also in a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML =
    '<input value="be"><p role="status">2 places</p><ul><li>be 1, Calle</li><li>be 12</li><li hidden>be 3</li></ul>'
  window.scoreboard = {
    all: (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)],
  } as Window['scoreboard']
  const { input, box, options, rowCount } = finderOf({
    input: 'input',
    row: 'li',
    rows: 10,
  } as MeasuredKit)
  expect(input(document)?.value).toBe('be')
  expect(options(box(document).input).length).toBe(2)
  expect(box(document).rows).toEqual(['be 1', 'be 12'])
  expect(box(document).announcement).toBe('2 places')
  expect(rowCount).toBe(10)
  await box(document).waitFor('ready')
  for (const row of root.querySelectorAll('li')) row.remove()
  await box(document).waitFor('empty')
})
