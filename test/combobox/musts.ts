import { expect, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { emulateMedia } from '../browser/emulateMedia.ts'
import { emulatePrint } from '../browser/emulatePrint.ts'
import { violations } from '../browser/violations.ts'
import type { Combobox } from './Combobox.ts'

/** Presses keys at the speed of the test. */
export type Press = (...keys: readonly string[]) => Promise<void>

export interface Must {
  /** The test begins with the rows of the text "be" and the focus in the input, or with an empty, unfocused box. */
  readonly from?: 'empty'
  readonly holds: (combobox: Combobox, press: Press) => Promise<unknown>
}

/** The pattern of an editable combobox with a list (ARIA Authoring Practices Guide), and the expectations of users for a search box in a form. */
export const musts: Readonly<Record<string, Must>> = {
  // Names, roles and states.
  'the input is a combobox with the name of its label': {
    from: 'empty',
    holds: async ({ page, input }) => {
      const named = await vi.waitUntil(() =>
        browser.elementLocator(page).getByRole('combobox', { name: 'Where to?' }).query(),
      )
      expect(named).toBe(input)
    },
  },
  'its list suggests completions, and the browser suggests none': {
    from: 'empty',
    holds: async ({ input }) => {
      expect([input.getAttribute('aria-autocomplete'), input.autocomplete]).toEqual(['list', 'off'])
    },
  },
  'the input is collapsed before typing, without an active row': {
    from: 'empty',
    holds: async (combobox) => expect(stateOf(combobox)).toEqual(closed('')),
  },
  'the input is expanded with rows, without an active row': {
    holds: async (combobox) => expect(stateOf(combobox)).toEqual(open('be', undefined)),
  },
  'the input controls a listbox with a name': {
    holds: async ({ tree, input }) => {
      const list = tree.getElementById(input.getAttribute('aria-controls') ?? '')
      const label = list?.getAttribute('aria-labelledby') ?? ''
      expect(list?.getAttribute('role')).toBe('listbox')
      expect(
        list?.getAttribute('aria-label') || tree.getElementById(label)?.textContent,
      ).toBeTruthy()
    },
  },
  'rows are options of the list, each with its own id': {
    holds: async (combobox) => {
      const ids = combobox
        .options()
        .map((row) => (row.getAttribute('role') === 'option' ? row.id : ''))
      expect(new Set(ids).size).toBe(combobox.rowCount)
      expect(ids).not.toContain('')
    },
  },
  'Tab does not stop at rows': {
    holds: async (combobox) =>
      expect(combobox.options().filter(({ tabIndex }) => tabIndex >= 0)).toEqual([]),
  },
  'only the active row is selected': {
    holds: async (combobox, press) => {
      await press('ArrowDown', 'ArrowDown')
      await expect.poll(() => stateOf(combobox)).toEqual(open('be', 1))
      const selected = combobox.options().map(({ ariaSelected }) => ariaSelected === 'true')
      expect(selected.indexOf(true)).toBe(selected.lastIndexOf(true))
    },
  },
  'the number of rows is announced in an existing live region': {
    from: 'empty',
    holds: async ({ box, tree, rowCount }, press) => {
      const live = tree.querySelector('[role="status"]')
      await userEvent.click(box.input)
      await press('b', 'e')
      await expect.poll(() => box.announcement).toContain(String(rowCount))
      expect(tree.querySelector('[role="status"]')).toBe(live)
    },
  },
  'a choice is announced': {
    holds: async ({ box }, press) => {
      await press('ArrowDown', 'Enter')
      await expect.poll(() => box.announcement).toContain('be 1')
    },
  },
  'axe finds nothing in the closed box': {
    from: 'empty',
    holds: async ({ page }) => expect(await violations(fieldOf(page))).toEqual([]),
  },
  'axe finds nothing in an open list with an active row': {
    holds: async ({ page }, press) => {
      await press('ArrowDown')
      expect(await violations(fieldOf(page))).toEqual([])
    },
  },

  // Opening and closing.
  'focusing the input does not open the list': {
    from: 'empty',
    holds: async (combobox, press) => {
      await userEvent.click(button(combobox, 'Before'))
      await press('Tab')
      await expect.poll(() => hasFocus(combobox)).toBe(true)
      expect([stateOf(combobox), combobox.asked]).toEqual([closed(''), []])
    },
  },
  'Escape closes the list, and keeps the text': {
    holds: async (combobox, press) => {
      await press('ArrowDown', 'Escape')
      await expect.poll(() => stateOf(combobox)).toEqual(closed('be'))
      expect(combobox.chosen).toEqual([])
    },
  },
  'a second Escape clears the text': {
    holds: async (combobox, press) => {
      await press('Escape', 'Escape')
      await expect.poll(() => stateOf(combobox)).toEqual(closed(''))
    },
  },
  'Escape in an empty, closed box reaches a dialog around it': {
    from: 'empty',
    holds: async (combobox, press) => {
      const prevented: boolean[] = []
      combobox.page.addEventListener('keydown', (event) => prevented.push(event.defaultPrevented))
      await userEvent.click(combobox.input)
      await press('Escape', 'Escape')
      await expect.poll(() => prevented.at(-1)).toBe(false)
    },
  },
  'ArrowDown opens a closed list': {
    holds: async (combobox, press) => {
      await press('Escape', 'ArrowDown')
      await expect.poll(() => stateOf(combobox)).toEqual(open('be', undefined))
    },
  },
  'Alt and ArrowDown open a closed list': {
    holds: async (combobox, press) => {
      await press('Escape', 'Alt+ArrowDown')
      await expect.poll(() => stateOf(combobox)).toEqual(open('be', undefined))
    },
  },
  'Alt and ArrowUp close the list, and choose nothing': {
    holds: async (combobox, press) => {
      await press('ArrowDown', 'Alt+ArrowUp')
      await expect.poll(() => stateOf(combobox)).toEqual(closed('be'))
      expect(combobox.chosen).toEqual([])
    },
  },
  'Tab closes the list, chooses nothing, and goes to the next control': {
    holds: async (combobox, press) => {
      await press('ArrowDown', 'Tab')
      await expect.poll(() => combobox.input.ariaExpanded).toBe('false')
      expect([combobox.input.value, combobox.chosen, hasFocus(combobox)]).toEqual(['be', [], false])
    },
  },
  'Shift and Tab close the list, and go to the previous control': {
    holds: async (combobox, press) => {
      await press('ArrowDown', 'Shift+Tab')
      await expect.poll(() => document.activeElement).toBe(button(combobox, 'Before'))
      await expect.poll(() => combobox.input.ariaExpanded).toBe('false')
      expect([combobox.input.value, combobox.chosen]).toEqual(['be', []])
    },
  },
  'typing opens the list again after Escape': {
    holds: async (combobox, press) => {
      await press('Escape', 'r')
      await ready(combobox, 'ber')
    },
  },

  // Moving.
  'ArrowDown goes to the first row': {
    holds: async (combobox, press) => {
      await press('ArrowDown')
      await expect.poll(() => stateOf(combobox)).toEqual(open('be', 0))
    },
  },
  'ArrowDown goes one row down with every press': {
    holds: async (combobox, press) => {
      await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')
      await expect.poll(() => stateOf(combobox)).toEqual(open('be', 3))
    },
  },
  'ArrowUp goes to the last row': {
    holds: async (combobox, press) => {
      await press('ArrowUp')
      await expect.poll(() => stateOf(combobox)).toEqual(open('be', combobox.rowCount - 1))
    },
  },
  'ArrowUp goes one row up': {
    holds: async (combobox, press) => {
      await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp')
      await expect.poll(() => stateOf(combobox)).toEqual(open('be', 1))
    },
  },
  'ArrowDown goes from the last row to the first': {
    holds: async (combobox, press) => {
      await press('ArrowUp', 'ArrowDown')
      await expect.poll(() => stateOf(combobox)).toEqual(open('be', 0))
    },
  },
  'PageDown goes ten rows down, and stops at the last row': {
    holds: async (combobox, press) => {
      await press('ArrowDown', 'PageDown')
      await expect
        .poll(() => stateOf(combobox))
        .toEqual(open('be', Math.min(10, combobox.rowCount - 1)))
      await press('PageDown')
      await expect.poll(() => stateOf(combobox)).toEqual(open('be', combobox.rowCount - 1))
    },
  },
  'PageUp goes ten rows up, and stops at the first row': {
    holds: async (combobox, press) => {
      await press('ArrowUp', 'PageUp')
      await expect
        .poll(() => stateOf(combobox))
        .toEqual(open('be', Math.max(0, combobox.rowCount - 11)))
      await press('PageUp')
      await expect.poll(() => stateOf(combobox)).toEqual(open('be', 0))
    },
  },
  'the active row is scrolled into view': {
    holds: async (combobox, press) => {
      await press('ArrowUp')
      await expect.poll(() => stateOf(combobox)).toEqual(open('be', combobox.rowCount - 1))
      await expect.poll(() => isSeen(row(combobox, combobox.rowCount - 1))).toBe(true)
    },
  },
  'the focus stays in the input while the active row changes': {
    holds: async (combobox, press) => {
      await press('ArrowDown', 'ArrowDown', 'ArrowUp')
      expect(hasFocus(combobox)).toBe(true)
    },
  },

  // Choosing.
  'Enter chooses the active row': {
    holds: async (combobox, press) => {
      await press('ArrowDown', 'ArrowDown', 'Enter')
      await expect.poll(() => combobox.chosen).toEqual(['be 2'])
      await expect.poll(() => stateOf(combobox)).toEqual(closed('be 2'))
    },
  },
  'Enter chooses the active row after many key presses': {
    holds: async (combobox, press) => {
      await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown', 'Enter')
      await expect.poll(() => combobox.chosen).toEqual(['be 3'])
    },
  },
  'Enter on a row does not submit the form': {
    holds: async (combobox, press) => {
      await press('ArrowDown', 'Enter')
      await expect.poll(() => combobox.chosen).toEqual(['be 1'])
      await press('Shift')
      expect(combobox.sent).toEqual([])
    },
  },
  'Enter without an active row submits the form with the text, and chooses nothing': {
    holds: async (combobox, press) => {
      await press('Enter')
      await expect.poll(() => combobox.sent).toEqual(['be'])
      await expect.poll(() => stateOf(combobox)).toEqual(closed('be'))
      expect(combobox.chosen).toEqual([])
    },
  },
  'Enter after a choice submits the form with the choice': {
    holds: async (combobox, press) => {
      await press('ArrowDown', 'Enter', 'Enter')
      await expect.poll(() => combobox.sent).toEqual(['be 1'])
      expect(combobox.chosen).toEqual(['be 1'])
    },
  },
  'the focus stays in the input after a choice, with the caret at the end': {
    holds: async (combobox, press) => {
      await press('ArrowDown', 'Enter')
      await expect.poll(() => combobox.input.selectionStart).toBe('be 1'.length)
      expect(hasFocus(combobox)).toBe(true)
    },
  },
  'a chosen text sends no request': {
    holds: async (combobox, press) => {
      const { length } = combobox.asked
      await press('ArrowDown', 'Enter')
      await expect.poll(() => combobox.chosen).toHaveLength(1)
      await pause(100)
      expect(combobox.asked.slice(length)).toEqual([])
    },
  },
  'typing after a choice opens the rows of the new text': {
    holds: async (combobox, press) => {
      await press('ArrowDown', 'Enter', '2')
      await ready(combobox, 'be 12')
    },
  },

  // The text.
  'a letter goes into the text, and no row stays active': {
    holds: async (combobox, press) => {
      await press('ArrowDown', 'r')
      await ready(combobox, 'ber')
      expect(stateOf(combobox)).toEqual(open('ber', undefined))
    },
  },
  'a space goes into the text': {
    holds: async (combobox, press) => {
      await press('ArrowDown', 'Space')
      await expect.poll(() => combobox.input.value).toBe('be ')
      expect(combobox.chosen).toEqual([])
    },
  },
  'Backspace deletes from the text': {
    holds: async (combobox, press) => {
      await press('ArrowDown', 'Backspace')
      await ready(combobox, 'b')
    },
  },
  'Delete deletes from the text': {
    holds: async (combobox, press) => {
      await press('Home', 'Delete')
      await ready(combobox, 'e')
    },
  },
  'Home goes to the beginning of the text, and activates no row': {
    holds: async (combobox, press) => {
      await press('ArrowDown', 'Home')
      await expect.poll(() => stateOf(combobox)).toEqual(open('be', undefined))
      expect(combobox.input.selectionStart).toBe(0)
    },
  },
  'End goes to the end of the text, and activates no row': {
    holds: async (combobox, press) => {
      await press('Home', 'ArrowDown', 'End')
      await expect.poll(() => stateOf(combobox)).toEqual(open('be', undefined))
      expect(combobox.input.selectionStart).toBe(2)
    },
  },
  'ArrowLeft and ArrowRight move in the text, and activate no row': {
    holds: async (combobox, press) => {
      await press('ArrowDown', 'ArrowLeft')
      await expect.poll(() => stateOf(combobox)).toEqual(open('be', undefined))
      expect(combobox.input.selectionStart).toBe(1)
      await press('ArrowDown', 'ArrowRight')
      await expect.poll(() => stateOf(combobox)).toEqual(open('be', undefined))
      expect(combobox.input.selectionStart).toBe(2)
    },
  },
  'Shift and Home select the text': {
    holds: async ({ input }, press) => {
      await press('Shift+Home')
      expect([input.selectionStart, input.selectionEnd]).toEqual([0, 2])
    },
  },
  'letters typed in the middle stay there': {
    holds: async ({ input }, press) => {
      await press('ArrowLeft', 'x', 'y')
      await expect.poll(() => input.value).toBe('bxye')
      expect(input.selectionStart).toBe(3)
    },
  },
  'no letter is lost': {
    from: 'empty',
    holds: async (combobox, press) => {
      await userEvent.click(combobox.input)
      await press(...'montevideo')
      await ready(combobox, 'montevideo')
    },
  },
  'keys of an input method do not affect the list': {
    holds: async (combobox, press) => {
      await press('ArrowDown')
      await expect.poll(() => stateOf(combobox)).toEqual(open('be', 0))
      for (const key of ['ArrowDown', 'Enter', 'Escape'])
        await combobox.box.press(key, { isComposing: true })
      expect([stateOf(combobox), combobox.chosen]).toEqual([open('be', 0), []])
    },
  },

  // The pointer.
  'a click chooses a row, and the focus stays in the input': {
    holds: async (combobox) => {
      await userEvent.click(row(combobox, 2))
      await expect.poll(() => combobox.chosen).toEqual(['be 3'])
      await expect.poll(() => stateOf(combobox)).toEqual(closed('be 3'))
      expect([hasFocus(combobox), combobox.sent]).toEqual([true, []])
    },
  },
  'a press that is released outside its row chooses nothing': {
    holds: async (combobox) => {
      const [first, second] = [row(combobox, 0), row(combobox, 1)]
      first.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
      second.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, composed: true }))
      await pause(20)
      expect(combobox.chosen).toEqual([])
    },
  },
  'the secondary mouse button chooses nothing': {
    holds: async (combobox) => {
      await userEvent.click(row(combobox, 1), { button: 'right' })
      await pause(20)
      expect(combobox.chosen).toEqual([])
    },
  },
  'a click elsewhere closes the list': {
    holds: async (combobox) => {
      await userEvent.click(button(combobox, 'Before'))
      await expect.poll(() => stateOf(combobox)).toEqual(closed('be'))
      expect(combobox.chosen).toEqual([])
    },
  },
  'a click on the text opens a closed list': {
    holds: async (combobox, press) => {
      await press('Escape')
      await userEvent.click(combobox.input)
      await expect.poll(() => stateOf(combobox)).toEqual(open('be', undefined))
    },
  },
  'the active row is visible in forced colors': {
    holds: async (combobox, press) => {
      await emulateMedia('forced-colors', 'active')
      const picture = (): Promise<string> =>
        browser.elementLocator(row(combobox, 0)).screenshot({ save: false })
      const before = await picture()
      await press('ArrowDown')
      await expect.poll(picture).not.toBe(before)
    },
  },
  'an open list is not printed': {
    holds: async (combobox) => {
      await emulatePrint()
      await expect.poll(() => combobox.options().some((row) => row.checkVisibility())).toBe(false)
    },
  },

  // Answers.
  'a late answer does not replace the rows of a newer text': {
    holds: async (combobox, press) => {
      await press('w')
      await press('x')
      await ready(combobox, 'bewx')
      await pause(200)
      expect(combobox.box.rows[0]).toBe('bewx 1')
    },
  },
  'a late answer does not open a list that was closed': {
    holds: async (combobox, press) => {
      await press('w', 'Escape')
      await pause(250)
      expect(stateOf(combobox)).toEqual(closed('bew'))
    },
  },
  'an answer without rows collapses the list, and is announced': {
    from: 'empty',
    holds: async (combobox, press) => {
      await userEvent.click(combobox.input)
      await press(...'none')
      await combobox.box.waitFor('empty')
      await expect.poll(() => combobox.box.announcement).not.toBe('')
      expect(combobox.input.ariaExpanded).toBe('false')
    },
  },
  'a failure collapses the list, and is announced': {
    from: 'empty',
    holds: async (combobox, press) => {
      await userEvent.click(combobox.input)
      await press(...'fail')
      await combobox.box.waitFor('error')
      await expect.poll(() => combobox.box.announcement).not.toBe('')
      expect(combobox.input.ariaExpanded).toBe('false')
    },
  },
}

/** Waits for the rows of a text. */
export async function ready({ box }: Combobox, text: string): Promise<void> {
  await expect.poll(() => [box.input.value, box.rows[0]]).toEqual([text, `${text} 1`])
  await box.waitFor('ready')
}

interface State {
  readonly text: string
  readonly isExpanded: boolean
  /** The index of the active row by the input's attribute. */
  readonly active: number | undefined
}

const closed = (text: string): State => ({ text, isExpanded: false, active: undefined })
const open = (text: string, active: number | undefined): State => ({
  text,
  isExpanded: true,
  active,
})

/** The properties of the input that a screen reader announces. */
function stateOf(combobox: Combobox): State {
  const { input } = combobox
  const id = input.getAttribute('aria-activedescendant')
  const active = id ? combobox.options().findIndex((option) => option.id === id) : undefined
  return { text: input.value, isExpanded: input.ariaExpanded === 'true', active }
}

function row(combobox: Combobox, index: number): HTMLElement {
  const found = combobox.options()[index]
  if (!found) throw new Error(`There is no row ${index}.`)
  return found
}

/** True for an element that no scrolling ancestor hides. */
function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const clips = ({ scrollHeight, clientHeight }: Element): boolean => scrollHeight > clientHeight
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    const box = outer.getBoundingClientRect()
    if (!clips(outer) || getComputedStyle(outer).overflowY === 'visible') continue
    if (bottom > box.bottom + 1 || top < box.top - 1) return false
  }
  return true
}

function button({ page }: Combobox, name: string): HTMLElement {
  const found = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`There is no button "${name}".`)
  return found
}

/** The element that contains only the box. */
function fieldOf(page: HTMLElement): Element {
  return page.querySelector('form > div') ?? page
}

const hasFocus = ({ tree, input }: Combobox): boolean => tree.activeElement === input

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
