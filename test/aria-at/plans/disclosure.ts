import { back, browse, enter, type Plan, previousLine, type Task, tab, whereAmI } from './Plan.ts'

const assertions = {
  role: { virtual: /^button, /, orca: /button/ },
  nameClosed: { virtual: /^button, More, /, orca: /^More /m },
  nameOpen: { virtual: /^button, Less, /, orca: /^Less /m },
  collapsed: { virtual: /, not expanded/, orca: /collapsed/ },
  expanded: { virtual: /, expanded/, orca: /expanded/ },
  text: { virtual: /A long text\. /, orca: /A long text\./ },
  // The buttons of the plan are in a list. There is one here.
  listBoundary: 'does not apply',
} satisfies Plan['assertions']

const closed = ['role', 'nameClosed', 'collapsed'] as const
const open = ['role', 'nameOpen', 'expanded'] as const
/** From the top of the page over a link to the button. */
const start = [tab, tab]

const tasks: Readonly<Record<string, Task<keyof typeof assertions>>> = {
  'Navigate forwards to a collapsed disclosure button': {
    setup: [tab],
    keys: [tab],
    assertions: ['listBoundary', ...closed],
  },
  'Navigate backwards to a collapsed disclosure button': {
    setup: [...start, tab],
    keys: [back],
    assertions: ['listBoundary', ...closed],
  },
  'Navigate forwards to an expanded disclosure button': {
    setup: [...start, enter, back],
    keys: [tab],
    assertions: ['listBoundary', ...open],
  },
  'Navigate backwards to an expanded disclosure button': {
    setup: [...start, enter, tab],
    keys: [back],
    assertions: ['listBoundary', ...open],
  },
  'Request information about a collapsed disclosure button': {
    setup: start,
    keys: [whereAmI],
    assertions: closed,
  },
  'Request information about an expanded disclosure button': {
    setup: [...start, ' '],
    keys: [whereAmI],
    assertions: open,
  },
  'Operate a collapsed disclosure button': {
    setup: start,
    keys: [enter],
    assertions: ['expanded'],
  },
  'Operate an expanded disclosure button': {
    setup: [...start, enter],
    keys: [enter],
    assertions: ['collapsed'],
  },
  'Navigate from an expanded disclosure button to the text': {
    setup: [...start, enter],
    keys: [browse, previousLine],
    assertions: ['text'],
  },
}

/** "Disclosure of answers to frequently asked questions": the button that shows the rest of a description. */
export const disclosure: Plan = {
  title: 'disclosure, `PlaceDescription`',
  tasks,
  assertions,
  inOtherTasks: 0,
}
