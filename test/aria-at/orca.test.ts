import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'
import { assess } from './assess.ts'
import { plans } from './plans/index.ts'
import { assertionsOf, type Plan } from './plans/Plan.ts'

const statement = readFileSync(join(root, 'docs/guides/Accessibility.md'), 'utf8')

describe.each(Object.entries(plans))('%s', (name, plan) => {
  const [versions = '', ...records] = readFileSync(
    join(import.meta.dirname, `orca/${name}.txt`),
    'utf8',
  )
    .trimEnd()
    .split('\n\n')
  const tasks = Object.entries(plan.tasks).filter(([, { keys }]) => keys.length > 0)

  test('has a transcript of every task', () => {
    expect(records.map((record) => record.split('\n')[0])).toEqual(tasks.map(([title]) => title))
  })

  test.each(tasks)('%s', (title, task) => {
    const lines = records.find((record) => record.startsWith(`${title}\n`))?.split('\n') ?? []
    const spoken = lines.filter((line) => line.startsWith('    ')).map((line) => line.trim())
    const assessed = lines.filter((line) => /^(holds|not spoken): /.test(line))
    expect(assessed).toEqual(assess(plan, task, spoken))
  })

  test('the accessibility statement has the counts and the versions', () => {
    const all = applying(plan)
    const virtual = all.filter(({ phrases }) => phrases.virtual).length
    const orca =
      records
        .join('\n')
        .match(/(?<=^holds: ).*/gm)
        ?.join(', ')
        .split(', ').length ?? 0
    const total = Object.values(plan.tasks).flatMap(({ assertions }) => assertions).length
    const assertions = total + plan.inOtherTasks
    const counts = [assertions, assertions - all.length, virtual, orca]
    expect(statement).toContain(`| ${plan.title} | ${counts.join(' | ')} |`)
    expect(statement).toContain(versions.split(', ').slice(0, 2).join(' in '))
  })
})

function applying(plan: Plan): ReturnType<typeof assertionsOf> {
  return Object.values(plan.tasks).flatMap((task) => assertionsOf(plan, task))
}
