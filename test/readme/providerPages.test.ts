import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { providerPages, providers } from '../../.scripts/guides/providerPage.ts'
import { root } from '../../.scripts/root.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

test('the pages of the providers are up to date with their adapters: `node .scripts/guides.ts` writes them', async () => {
  const pages = await providerPages()
  const there = globSync('*.mdx', { cwd: join(root, 'stories/guides/providers') })
  expect(there.sort()).toEqual([...pages.keys()].sort())
  for (const [file, text] of pages)
    expect(read(`stories/guides/providers/${file}`), file).toBe(text)
})

test('every adapter has a page, to which the guide links', () => {
  const { exports } = JSON.parse(read('packages/adapters/package.json'))
  const facts = providers.flatMap(({ places, routes }) => [places, routes])
  const entries = facts.flatMap((one) => (one ? [`./${one.entry}`] : []))
  // Beside them are the functions around adapters and the server of them.
  const others = new Set(['.', './server', './serve'])
  expect(entries.sort()).toEqual(
    Object.keys(exports)
      .filter((name) => !others.has(name))
      .sort(),
  )
  const guide = read('docs/guides/YourOwnGeocoder.md')
  for (const { title } of providers) expect(guide).toContain(`[${title}](${title}.md)`)
})

test.each(providers.map(({ title }) => [title] as const))(
  '%s: has ten lines of code for a browser and ten for a server',
  (title) => {
    const codes = [...read(`docs/guides/${title}.md`).matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)]
    expect(codes.length).toBeGreaterThanOrEqual(3)
    for (const [, code = ''] of codes) {
      expect(code.split('\n').filter(Boolean).length).toBeLessThanOrEqual(10)
    }
  },
)
