import {
  back,
  enter,
  esc,
  nextLine,
  type Plan,
  type Task,
  tab,
  toBottom,
  whereAmI,
} from './Plan.ts'

const assertions = {
  roleDialog: { virtual: /^dialog, /m, orca: /(?<!opens )dialog/ },
  nameDialog: { virtual: /^dialog, Photos of Taberna$/m, orca: /^Photos of Taberna /m },
  role: { virtual: /^button, /m, orca: /button/ },
  nameOpener: { virtual: /^button, Open photo 1 of 2\b/m, orca: /^Open photo 1 of 2 /m },
  nameFirst: { virtual: /^button, Close photos\b/m, orca: /^Close photos /m },
  nameLast: { virtual: /^button, Next photo\b/m, orca: /^Next photo /m },
  // The last thing in the dialog is no button, but the number of the photo: a text, which has no role.
  roleBottom: 'does not apply',
  textBottom: { virtual: /^Photo 1 of 2$/m, orca: /^Photo 1 of 2/m },
  cursorAtBottom: { orca: /^Photo 1 of 2/m },
  // The first control is a button and no input, for which a screen reader would change its mode.
  editable: 'does not apply',
  interactionMode: 'does not apply',
  // The dialog has a name and no heading.
  heading: 'does not apply',
} satisfies Plan['assertions']

/** From the top of the page over a link to the first photo, which opens the dialog. */
const opened = [tab, tab, enter]

const tasks: Readonly<Record<string, Task<keyof typeof assertions>>> = {
  'Open a modal dialog': {
    setup: [tab, tab],
    keys: [enter],
    assertions: ['roleDialog', 'nameDialog', 'nameFirst', 'editable', 'interactionMode'],
  },
  'Close a modal dialog': { setup: opened, keys: [esc], assertions: ['role', 'nameOpener'] },
  'Navigate backward from the first focusable element to the last focusable element': {
    setup: opened,
    keys: [back],
    assertions: ['role', 'nameLast'],
  },
  'Navigate forward from the last focusable element to the first focusable element': {
    setup: [...opened, tab, tab],
    keys: [tab],
    assertions: ['nameFirst', 'editable', 'interactionMode'],
  },
  'Navigate to the top of a modal dialog': {
    setup: [],
    keys: [],
    assertions: ['heading', 'heading', 'heading'],
  },
  'Navigate to the bottom of a modal dialog': {
    setup: [...opened, tab],
    keys: [toBottom],
    assertions: ['roleBottom', 'textBottom'],
  },
  'Bump into the bottom edge of a modal dialog': {
    setup: [...opened, tab, tab, nextLine, nextLine, nextLine],
    keys: [whereAmI],
    assertions: ['cursorAtBottom'],
  },
}

/** "Modal dialog": the photo that is open. The other tasks need a heading or a second dialog. */
export const dialog: Plan = {
  title: 'modal dialog, `PhotoGallery`',
  tasks,
  assertions,
  inOtherTasks: 12,
}
