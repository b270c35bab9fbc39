import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../../../.scripts/root.ts'
import { facts as serviceFacts, pages as servicePages } from '../serviceFacts.ts'
import { components } from './components.ts'
import { guides } from './guides.ts'
import { checkedElsewhere, measurements, published } from './measurements.ts'
import { numbersIn } from './numbersIn.ts'
import { packages } from './packages.ts'
import { read } from './sources.ts'

/** Sentences with numbers that the sources have, each with its page. */
const facts: readonly (readonly [page: string, sentence: string])[] = [
  ...Object.entries(components).flatMap(([name, sentences]) =>
    sentences.map((sentence) => [`docs/components/${name}.md`, sentence] as const),
  ),
  ...Object.entries(guides).flatMap(([name, sentences]) =>
    sentences.map((sentence) => [`docs/guides/${name}.md`, sentence] as const),
  ),
  ...Object.entries(packages).flatMap(([page, sentences]) =>
    sentences.map((sentence) => [page, sentence] as const),
  ),
  ...serviceFacts.map(([page, sentence]) => [servicePages[page], sentence] as const),
]

test.each(facts)('%s has the number of the source: %s', (page, sentence) => {
  expect(read(page)).toContain(sentence)
})

/** Every page of the documentation. */
const pages = globSync(
  ['README.md', 'CONTRIBUTING.md', 'docs/**/*.md', 'packages/*/{README.md,docs/*.md}'],
  { cwd: root },
).sort()

/** The text of a section up to the next heading of its level; that of the first heading is the page. */
function sectionOf(page: string, heading: string): string {
  const text = read(page)
  const [start, level] = new RegExp(`^(#+) ${heading}$`, 'm').exec(text) ?? []
  if (start === undefined || level === undefined) throw new Error(`${page} has no "${heading}".`)
  const begin = text.indexOf(start)
  const next = new RegExp(`^#{1,${level.length}} `, 'm')
  const length = text.slice(begin + start.length).search(next)
  return length === -1 ? text.slice(begin) : text.slice(begin, begin + start.length + length)
}

test.each(measurements)(
  '%s: the section "%s" names a command that exists: %s',
  (page, heading, command) => {
    expect(sectionOf(page, heading)).toContain(`npx -y pnpm@12 ${command}`)
    const [script = '', ...names] = command.split(' ')
    expect(JSON.parse(read('package.json')).scripts).toHaveProperty([script])
    const benchmarks = globSync('{test,packages/*}/bench/*.bench.ts', { cwd: root }).join('\n')
    for (const name of names) expect(benchmarks).toContain(`/${name}.bench.ts`)
  },
)

test.each(checkedElsewhere)('%s has numbers like %s, which %s checks', (page, numbers, file) => {
  expect(read(page)).toMatch(numbers)
  const name = page.replace(/^(packages|docs)\/.*?(?=\w+\.md)/, '')
  expect(read(file)).toContain(name)
})

test.each(pages)('%s has no number without a source', (page) => {
  const text = read(page)
  const sections = measurements.filter(([one]) => one === page)
  const patterns = [...checkedElsewhere, ...published].filter(([one]) => one === page)
  const known = [
    ...sections.map(([, heading]) => sectionOf(page, heading)),
    ...patterns.flatMap(([, numbers]) => text.match(numbers) ?? []),
    ...facts.filter(([one]) => one === page).map(([, sentence]) => sentence),
  ]
  expect(numbersIn(text, known)).toEqual([])
})
