import { back, down, enter, esc, type Plan, type Task, tab, up, whereAmI } from './Plan.ts'

const name = 'State'
const first = 'Alabama 1'
const last = 'Alabama 5'

const assertions = {
  role: { virtual: /^combobox, /, orca: /combo box/ },
  name: { virtual: new RegExp(`^combobox, ${name}, `), orca: new RegExp(`^${name} `, 'm') },
  collapsed: { virtual: /, not expanded/, orca: /collapsed/ },
  expanded: { virtual: /^combobox, .*, expanded/, orca: /expanded/ },
  editable: { orca: /editable/ },
  autocomplete: { virtual: /autocomplete in list/ },
  firstText: {
    virtual: new RegExp(`^combobox, ${name}, ${first}, `),
    orca: new RegExp(first),
  },
  typedText: { virtual: new RegExp(`^combobox, ${name}, Ala, `), orca: /^Ala\.?$/m },
  textSelected: { orca: /(?<!un|not )selected/ },
  caret: { orca: /^[Al]\.?$/im },
  listRole: { virtual: /^listbox, /m, orca: /\bList with / },
  listName: { virtual: /^listbox, Suggestions, /m, orca: /Suggestions/ },
  firstOption: {
    virtual: new RegExp(`^option, ${first}, `, 'm'),
    orca: new RegExp(`^${first}`, 'm'),
  },
  secondOption: { virtual: /^option, Alabama 2, /m, orca: /^Alabama 2/m },
  lastOption: {
    virtual: new RegExp(`^option, ${last}, `, 'm'),
    orca: new RegExp(`^${last}`, 'm'),
  },
  selected: { virtual: /^option, .*, selected, /m, orca: /(?<!un|not )selected/ },
  position1: { virtual: /, position 1, /, orca: /\b1 of 5/ },
  position2: { virtual: /, position 2, /, orca: /\b2 of 5/ },
  position5: { virtual: /, position 5, /, orca: /\b5 of 5/ },
  size: { virtual: /, set size 5/, orca: /of 5|with 5 items/ },
  // The box completes nothing in its text.
  completed: 'does not apply',
} satisfies Plan['assertions']

const info = ['role', 'name', 'editable', 'autocomplete'] as const
const empty = [...info, 'collapsed'] as const
const filled = [...empty, 'firstText', 'textSelected'] as const
const popup = ['listRole', 'listName', 'selected', 'size'] as const
const out = [...info, 'expanded', 'typedText', 'caret'] as const
const completion = ['completed', 'completed'] as const

/** From the top of the page over a link to the box. */
const start = [tab, tab]
const chosen = [...start, 'Ala', down, enter]
const closed = [...start, 'Ala', esc]

const tasks: Readonly<Record<string, Task<keyof typeof assertions>>> = {
  'Navigate forwards to an empty, collapsed combobox': {
    setup: [tab],
    keys: [tab],
    assertions: empty,
  },
  'Navigate backwards to an empty, collapsed combobox': {
    setup: [...start, tab],
    keys: [back],
    assertions: empty,
  },
  'Read information about an empty, collapsed combobox': {
    setup: start,
    keys: [whereAmI],
    assertions: empty,
  },
  'Navigate forwards to a filled in, collapsed combobox': {
    setup: [...chosen, back],
    keys: [tab],
    assertions: filled,
  },
  'Navigate backwards to a filled in, collapsed combobox': {
    setup: [...chosen, tab],
    keys: [back],
    assertions: filled,
  },
  'Read information about a filled in, collapsed combobox': {
    setup: chosen,
    keys: [whereAmI],
    assertions: filled,
  },
  'Open a filled in, collapsed combobox': {
    setup: closed,
    keys: ['{Alt>}{ArrowDown}{/Alt}'],
    assertions: ['expanded'],
  },
  'Open an empty, collapsed combobox by typing a character': {
    setup: start,
    keys: ['A'],
    assertions: ['expanded', ...completion],
  },
  'Open a filled in, collapsed combobox by typing a character': {
    setup: chosen,
    keys: [' '],
    assertions: ['expanded', ...completion],
  },
  'Read information about a filled in, expanded combobox': {
    setup: [...start, 'Ala'],
    keys: [whereAmI],
    assertions: [...info, 'expanded', 'typedText', 'textSelected'],
  },
  'Narrow down the matching options in a filled in, expanded combobox': {
    setup: [...start, 'Al'],
    keys: ['a'],
    assertions: completion,
  },
  'Close an empty combobox': {
    setup: [...start, 'A'],
    keys: ['{Backspace}'],
    assertions: ['collapsed'],
  },
  'Close a filled in combobox': {
    setup: [...start, 'Ala'],
    keys: [esc],
    assertions: ['collapsed'],
  },
  'Navigate from a filled in, collapsed combobox to the first option': {
    setup: closed,
    keys: [down, down],
    assertions: ['expanded', ...popup, 'firstOption', 'position1'],
  },
  'Navigate from a filled in, collapsed combobox to the last option': {
    setup: closed,
    keys: [down, up],
    assertions: ['expanded', ...popup, 'lastOption', 'position5'],
  },
  'Navigate from a filled in, expanded combobox to the first option': {
    setup: [...start, 'Ala'],
    keys: [down],
    assertions: [...popup, 'firstOption', 'position1'],
  },
  'Navigate from a filled in, expanded combobox to the last option': {
    setup: [...start, 'Ala'],
    keys: [up],
    assertions: [...popup, 'lastOption', 'position5'],
  },
  'Navigate to the next option': {
    setup: [...start, 'Ala', down],
    keys: [down],
    assertions: ['expanded', ...popup, 'secondOption', 'position2'],
  },
  'Navigate to the previous option': {
    setup: [...start, 'Ala', down, down],
    keys: [up],
    assertions: ['expanded', ...popup, 'firstOption', 'position1'],
  },
  'Read information about a listbox popup': {
    setup: [...start, 'Ala', down],
    keys: [whereAmI],
    assertions: [...popup, 'firstOption', 'position1'],
  },
  'Navigate out of a listbox popup by moving the editing cursor to the right': {
    setup: [...start, 'Ala', '{Home}', down],
    keys: ['{ArrowRight}'],
    assertions: out,
  },
  'Navigate out of a listbox popup by moving the editing cursor to the left': {
    setup: [...start, 'Ala', down],
    keys: ['{ArrowLeft}'],
    assertions: out,
  },
  'Navigate out of a listbox popup by moving the editing cursor to the end': {
    setup: [...start, 'Ala', '{Home}', down],
    keys: ['{End}'],
    assertions: out,
  },
  'Navigate out of a listbox popup by moving the editing cursor to the beginning': {
    setup: [...start, 'Ala', down],
    keys: ['{Home}'],
    assertions: out,
  },
  'Select an option in a listbox popup': {
    setup: [...start, 'Ala', down],
    keys: [enter],
    assertions: [...empty, 'firstText'],
  },
}

/** "Combobox with both list and inline autocomplete". 7 tasks need a list below an empty box, which has nothing to suggest. */
export const combobox: Plan = {
  title: 'combobox, `PlaceSearch`',
  tasks,
  assertions,
  inOtherTasks: 33,
}
