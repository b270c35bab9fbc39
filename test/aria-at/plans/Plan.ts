/** A test plan of ARIA-AT (1 July 2026). Tasks of it that differ in the mode of the screen reader alone are one. */
export interface Plan {
  /** The plan and the component, as in the accessibility statement. */
  readonly title: string
  readonly tasks: Readonly<Record<string, Task>>
  /** The assertions by a short name. */
  readonly assertions: Readonly<Record<string, Phrases | 'does not apply'>>
  /** The number of assertions in tasks that do not apply to the component. */
  readonly inOtherTasks: number
}

export interface Task<Name extends string = string> {
  /** The keys that lead from the top of the page to where the task begins. */
  readonly setup: readonly string[]
  /** The keys of the task, after which a screen reader speaks. */
  readonly keys: readonly string[]
  /** The names of the assertions. One stands twice where the plan has two for it. */
  readonly assertions: readonly Name[]
}

/** The phrase in which each screen reader conveys an assertion. A reader that has no words for it has no phrase. */
export interface Phrases {
  readonly virtual?: RegExp
  readonly orca?: RegExp
}

// Keys as user-event writes them.
export const tab = '{Tab}'
export const back = '{Shift>}{Tab}{/Shift}'
export const enter = '{Enter}'
export const esc = '{Escape}'
export const up = '{ArrowUp}'
export const down = '{ArrowDown}'

// Commands of a screen reader. The virtual one has none: the tests move its cursor.
export const whereAmI = 'where am I'
export const browse = 'browse mode'
export const nextLine = 'next line'
export const previousLine = 'previous line'
export const toBottom = 'to the bottom'

/** True for a command that goes to the screen reader and not to the page. */
export function isCommand(key: string): boolean {
  return [whereAmI, browse, nextLine, previousLine, toBottom].includes(key)
}

/** The assertions of a task that apply, each with its phrases. */
export function assertionsOf(plan: Plan, task: Task): { name: string; phrases: Phrases }[] {
  return task.assertions.flatMap((name) => {
    const phrases = plan.assertions[name]
    return phrases === undefined || phrases === 'does not apply' ? [] : [{ name, phrases }]
  })
}
