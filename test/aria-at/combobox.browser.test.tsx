import { PlaceSearch, SignpostProvider } from '@signpost/react'
import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import statement from '../../docs/guides/Accessibility.md?raw'
import { readPhrases } from '../browser/readPhrases.ts'
import '@signpost/react/styles.css'

// The test plan "combobox with both list and inline autocomplete" of ARIA-AT (1 July 2026), task by task, with a virtual screen reader. Tasks of
// the plan that differ in the mode of the screen reader alone are one. 7 tasks with 33 assertions do not apply: they need a list below an empty
// box, which has nothing to suggest.

/** The texts of the page in place of those of the plan. */
const name = 'State'
const first = 'Alabama 1'
const last = 'Alabama 5'

type Code = keyof typeof assertions

/** The assertions of the plan by a short name: the phrase in which each holds, or why it is not tried. */
const assertions = {
  role: /^combobox, /,
  name: new RegExp(`^combobox, ${name}, `),
  collapsed: /, not expanded/,
  expanded: /^combobox, .*, expanded/,
  autocomplete: /autocomplete in list/,
  firstText: new RegExp(`^combobox, ${name}, ${first}, `),
  typedText: new RegExp(`^combobox, ${name}, Ala, `),
  listRole: /^listbox, /m,
  listName: /^listbox, Suggestions, /m,
  firstOption: new RegExp(`^option, ${first}, `, 'm'),
  secondOption: /^option, Alabama 2, /m,
  lastOption: new RegExp(`^option, ${last}, `, 'm'),
  selected: /^option, .*, selected, /m,
  position1: /, position 1, /,
  position2: /, position 2, /,
  position5: /, position 5, /,
  size: /, set size 5/,
  // The virtual reader has no words for them.
  editable: 'not spoken',
  textSelected: 'not spoken',
  caret: 'not spoken',
  // The box completes nothing in its text.
  completed: 'does not apply',
} satisfies Record<string, RegExp | 'not spoken' | 'does not apply'>

const info = ['role', 'name', 'editable', 'autocomplete'] as const
const empty = [...info, 'collapsed'] as const
const filled = [...empty, 'firstText', 'textSelected'] as const
const popup = ['listRole', 'listName', 'selected', 'size'] as const
const out = [...info, 'expanded', 'typedText', 'caret'] as const
const completion = ['completed', 'completed'] as const

const tab = '{Tab}'
const back = '{Shift>}{Tab}{/Shift}'
const down = '{ArrowDown}'
const up = '{ArrowUp}'
const choose = `Ala${down}{Enter}`

/** A task: the keys in the focused box, or from a control beside it, and the assertions. */
const tasks: Readonly<Record<string, { keys: readonly string[]; codes: readonly Code[] }>> = {
  'Navigate forwards to an empty, collapsed combobox': { keys: [back, tab], codes: empty },
  'Navigate backwards to an empty, collapsed combobox': { keys: [tab, back], codes: empty },
  'Read information about an empty, collapsed combobox': { keys: [], codes: empty },
  'Navigate forwards to a filled in, collapsed combobox': {
    keys: [choose, back, tab],
    codes: filled,
  },
  'Navigate backwards to a filled in, collapsed combobox': {
    keys: [choose, tab, back],
    codes: filled,
  },
  'Read information about a filled in, collapsed combobox': { keys: [choose], codes: filled },
  'Open a filled in, collapsed combobox': {
    keys: ['Ala', '{Escape}', '{Alt>}{ArrowDown}{/Alt}'],
    codes: ['expanded'],
  },
  'Open an empty, collapsed combobox by typing a character': {
    keys: ['A'],
    codes: ['expanded', ...completion],
  },
  'Open a filled in, collapsed combobox by typing a character': {
    keys: [choose, ' '],
    codes: ['expanded', ...completion],
  },
  'Read information about a filled in, expanded combobox': {
    keys: ['Ala'],
    codes: [...info, 'expanded', 'typedText', 'textSelected'],
  },
  'Narrow down the matching options in a filled in, expanded combobox': {
    keys: ['Al', 'a'],
    codes: completion,
  },
  'Close an empty combobox': { keys: ['A', '{Backspace}'], codes: ['collapsed'] },
  'Close a filled in combobox': { keys: ['Ala', '{Escape}'], codes: ['collapsed'] },
  'Navigate from a filled in, collapsed combobox to the first option': {
    keys: ['Ala', '{Escape}', down, down],
    codes: ['expanded', ...popup, 'firstOption', 'position1'],
  },
  'Navigate from a filled in, collapsed combobox to the last option': {
    keys: ['Ala', '{Escape}', down, up],
    codes: ['expanded', ...popup, 'lastOption', 'position5'],
  },
  'Navigate from a filled in, expanded combobox to the first option': {
    keys: ['Ala', down],
    codes: [...popup, 'firstOption', 'position1'],
  },
  'Navigate from a filled in, expanded combobox to the last option': {
    keys: ['Ala', up],
    codes: [...popup, 'lastOption', 'position5'],
  },
  'Navigate to the next option': {
    keys: ['Ala', down, down],
    codes: ['expanded', ...popup, 'secondOption', 'position2'],
  },
  'Navigate to the previous option': {
    keys: ['Ala', down, down, up],
    codes: ['expanded', ...popup, 'firstOption', 'position1'],
  },
  'Read information about a listbox popup': {
    keys: ['Ala', down],
    codes: [...popup, 'firstOption', 'position1'],
  },
  'Navigate out of a listbox popup by moving the editing cursor to the right': {
    keys: ['Ala', '{Home}', down, '{ArrowRight}'],
    codes: out,
  },
  'Navigate out of a listbox popup by moving the editing cursor to the left': {
    keys: ['Ala', down, '{ArrowLeft}'],
    codes: out,
  },
  'Navigate out of a listbox popup by moving the editing cursor to the end': {
    keys: ['Ala', '{Home}', down, '{End}'],
    codes: out,
  },
  'Navigate out of a listbox popup by moving the editing cursor to the beginning': {
    keys: ['Ala', down, '{Home}'],
    codes: out,
  },
  'Select an option in a listbox popup': {
    keys: ['Ala', down, '{Enter}'],
    codes: [...empty, 'firstText'],
  },
}

test.each(Object.keys(tasks))('%s', async (task) => {
  const { keys = [], codes = [] } = tasks[task] ?? {}
  showBox()
  await userEvent.click(document.querySelector('input') as Element)
  for (const part of keys) {
    await userEvent.keyboard(part)
    await settled()
  }
  const phrases = await readBox()
  for (const code of codes) {
    const expected = assertions[code]
    if (expected instanceof RegExp) expect(phrases, code).toMatch(expected)
  }
})

test('the accessibility statement has the counts', () => {
  const all = Object.values(tasks).flatMap(({ codes }) => codes.map((code) => assertions[code]))
  const held = all.filter((expected) => expected instanceof RegExp).length
  const notSpoken = all.filter((expected) => expected === 'not spoken').length
  const doesNotApply = all.length - held - notSpoken + 33
  const counts = [held, notSpoken, doesNotApply, all.length + 33]
  expect(statement).toContain(`| combobox, \`PlaceSearch\` | ${counts.join(' | ')} |`)
})

function showBox(): void {
  const fetch = async (): Promise<Response> => {
    const suggests = Array.from({ length: 5 }, (_, row) => ({
      line1: `Alabama ${row + 1}`,
      search_filter: `${row}`,
    }))
    return Response.json({ suggests })
  }
  render(
    <SignpostProvider
      client={{ baseUrl: 'https://geo.example', fetch }}
      near={{ latitude: 1, longitude: 1 }}
      queryClient={new QueryClient()}
    >
      <a href="#before">Navigate forwards from here</a>
      <PlaceSearch label={name} recent={false} />
      <a href="#after">Navigate backwards from here</a>
    </SignpostProvider>,
  )
}

/** The phrases for the input, the list and the active option, a line each. */
async function readBox(): Promise<string> {
  const input = document.querySelector('input')
  const list = document.querySelector('[role="listbox"]')
  const active = document.getElementById(input?.getAttribute('aria-activedescendant') || 'none')
  return (await readPhrases(...[input, list, active].filter((element) => element !== null))).join(
    '\n',
  )
}

/** Waits until the list has followed the last key. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 50))
  await expect
    .poll(() => document.querySelector('[data-status]')?.getAttribute('data-status'))
    .not.toBe('loading')
}
