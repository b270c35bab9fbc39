import { assertionsOf, type Plan, type Task } from './plans/Plan.ts'

/** Two lines with the assertions that Orca conveyed and those that it did not. */
export function assess(plan: Plan, task: Task, spoken: readonly string[]): string[] {
  const text = spoken.join('\n')
  const names = (holds: boolean): string =>
    assertionsOf(plan, task)
      .filter(({ phrases }) => (phrases.orca?.test(text) ?? false) === holds)
      .map(({ name }) => name)
      .join(', ')
  return [`holds: ${names(true)}`, `not spoken: ${names(false)}`].filter(
    (line) => !line.endsWith(': '),
  )
}
