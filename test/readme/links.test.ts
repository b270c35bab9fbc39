import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryGuides } from '../../.scripts/catalog/repositoryGuides.ts'
import { root } from '../../.scripts/root.ts'

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
      ...read(page).matchAll(/<(?:img|source)\s[^>]*?(?:src|srcset)="(?!https?:)([^"]*)"[^>]*>/g),
    ].map(([tag, path = '']) => ({ page, tag, path })),
  )
  expect(pictures).not.toEqual([])
  for (const { page, tag, path } of pictures) {
    expect(existsSync(join(root, dirname(page), path)), `${page}: ${path}`).toBe(true)
    if (tag.startsWith('<img')) expect(tag).toMatch(/ alt="[^"]+"/)
  }
})

test('the guides in docs/ are up to date with the catalog: `npx -y pnpm@12 guides` writes them', () => {
  const guides = repositoryGuides()
  expect(globSync('*.md', { cwd: join(root, 'docs/guides') }).sort()).toEqual([...guides.keys()])
  for (const [file, text] of guides) {
    expect(read(`docs/guides/${file}`), file).toBe(text)
    expect(text.replace(/```[\s\S]*?```|<!--[\s\S]*?-->/g, ''), file).not.toMatch(/^</m)
  }
})
