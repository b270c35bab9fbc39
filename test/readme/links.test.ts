import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'
import { pageIds } from '../../.storybook/reference/pageIds.ts'

const pages = globSync(['*.md', 'packages/*/{README.md,docs/*.md}', 'docs/**/*.md'], { cwd: root })
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The ids of a page's headings on GitHub. */
const idsOf = (path: string): readonly string[] =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )

test('every link of a README or guide leads to an existing, complete page', () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)].flatMap(
      ([link, path = '', id]) => {
        const target = path === '' ? page : join(dirname(page), path)
        const isGood =
          existsSync(join(root, target)) &&
          !target.endsWith('.mdx') &&
          (id === undefined || idsOf(target).includes(id))
        return isGood ? [] : [`${page}: ${link}`]
      },
    ),
  )
  expect(broken).toEqual([])
})

test('every picture of a README exists, and has a description', () => {
  const pictures = pages.flatMap((page) =>
    [
      ...read(page)
        .replace(/^```[\s\S]*?^```$/gm, '')
        .matchAll(/<(?:img|source)\s[^>]*?(?:src|srcset)="(?!https?:)([^"]*)"[^>]*>/g),
    ].map(([tag, path = '']) => ({ page, tag, path })),
  )
  expect(pictures).not.toEqual([])
  for (const { page, tag, path } of pictures) {
    expect(existsSync(join(root, dirname(page), path)), `${page}: ${path}`).toBe(true)
    if (tag.startsWith('<img')) expect(tag).toMatch(/ alt="[^"]+"/)
  }
})

test('each page of docs is a page of the catalog, with this id', () => {
  const stubs = globSync('stories/**/*.mdx', { cwd: root }).map(read)
  const shown = stubs.flatMap((text) => text.match(/<Document page="([^"]+)"/)?.[1] ?? [])
  const own = pages.filter((page) => /^docs\/(guides\/|how-do-i)/.test(page))
  expect(own.filter((page) => !shown.includes(page))).toEqual([])
  for (const text of stubs) {
    const [, page = ''] = text.match(/<Document page="([^"]+)"/) ?? []
    const [, title] = text.match(/<Meta title="([^"]+)"/) ?? []
    if (page === '' || title === undefined) continue
    const id = title
      .toLowerCase()
      .replaceAll('/', ' ')
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-')
    expect(pageIds[page], page).toBe(`${id}--docs`)
  }
  expect(Object.keys(pageIds).filter((page) => !existsSync(join(root, page)))).toEqual([])
})

const words = (page: string): number => read(page).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0

test('no paragraph of a component, a guide or a README is longer than 120 words', () => {
  const paragraphs = pages
    .filter((page) => /^(docs|packages)\/|^README/.test(page))
    .flatMap((page) =>
      read(page)
        .replace(/^```[\s\S]*?^```$/gm, '')
        .split('\n')
        .filter((line) => !line.startsWith('|'))
        .map((line) => `${page}: ${line}`),
    )
  expect(paragraphs.filter((text) => text.split(/\s+/).length > 121)).toEqual([])
})

test('READMEs are short: 600 words for the repository, 1,500 for a package', () => {
  expect(words('README.md')).toBeLessThanOrEqual(600)
  for (const page of globSync('packages/*/README.md', { cwd: root })) {
    expect(words(page), page).toBeLessThanOrEqual(1500)
  }
})

test('the list of documentation has every page', () => {
  const list = `${read('docs/README.md')}${read('docs/components/README.md')}`
  const names = globSync('docs/**/*.md', { cwd: root }).map((page) => basename(page))
  expect(names.filter((name) => name !== 'README.md' && !list.includes(`${name})`))).toEqual([])
})

test('"How do I …" has the seventy questions that READMEs promise, each with an answer and code', () => {
  const questions = read('docs/how-do-i.md').split(/^### /m).slice(1)
  expect(questions).toHaveLength(70)
  for (const question of questions) {
    const [title = '', answer = ''] = question.split('\n\n')
    expect(title).toMatch(/\?$/)
    expect(answer.split(/\.(?:\s|$)/).length, title).toBeLessThanOrEqual(5)
    expect(question, title).toMatch(/^```/m)
  }
})
