// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { passOnEvents } from './passOnEvents.ts'

test('a key press in a slot reaches the box, unless the page has handled it', () => {
  const host = document.createElement('div')
  const slot = document.createElement('slot')
  host.attachShadow({ mode: 'open' }).append(slot)
  const button = document.createElement('button')
  host.append(button)
  passOnEvents(slot)
  const passed = vi.fn()
  slot.addEventListener('keydown', ({ target, key }) => target === slot && passed(key))
  const press = (key: string): boolean =>
    button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  button.addEventListener('keydown', (event) => event.key === 'Escape' && event.preventDefault())
  press('Escape')
  press('ArrowUp')
  expect(passed.mock.calls).toEqual([['ArrowUp']])
})
