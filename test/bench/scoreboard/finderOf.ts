import { vi } from 'vitest'
import type { Box, Finder } from '../../combobox/Combobox.ts'
import type { MeasuredKit } from './Kit.ts'

/** Finds the parts of the box of any kit by the selectors in its file. */
export function finderOf(kit: MeasuredKit): Finder {
  const input = (): HTMLInputElement | null =>
    (window.scoreboard.all(kit.input)[0] as HTMLInputElement | undefined) ?? null
  const options = (): HTMLElement[] =>
    window.scoreboard.all(kit.row).filter((row) => row.getBoundingClientRect().height > 0)
  const box = (): Box => ({
    get input() {
      return input() as HTMLInputElement
    },
    get rows() {
      return options().map((row) => nameOf(row, input()?.value.trim() ?? ''))
    },
    get announcement() {
      return window.scoreboard.all(liveRegions).map(textOf).join(' ').trim()
    },
    press: async (key, modifiers) => {
      const init = { bubbles: true, cancelable: true, ...modifiers, key }
      input()?.dispatchEvent(new KeyboardEvent('keydown', init))
      await new Promise((resolve) => setTimeout(resolve))
    },
    // Only Signpost shows its status: the rows show that of any box.
    waitFor: async (status) => {
      await vi.waitUntil(() => options().length > 0 === (status === 'ready'), { timeout: 1500 })
    },
  })
  return { input, box, options, rowCount: kit.rows }
}

const liveRegions =
  '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]'

/** The name of the place in a row: in the requirements, the typed text with a number. */
function nameOf(row: HTMLElement, text: string): string {
  const content = textOf(row)
  const number = content.startsWith(`${text} `) && /^\d+/.exec(content.slice(text.length + 1))
  return number ? `${text} ${number[0]}` : content
}

function textOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim()
}
