import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { apiReference, entryPoints } from '../../.scripts/api/apiReference.ts'
import { publishablePackages } from '../../.scripts/packages.ts'
import { root } from '../../.scripts/root.ts'

const packages = publishablePackages().map(({ folder }) => basename(folder))

test('every package has a page in the reference', () => {
  const pages = globSync('stories/api/*.mdx', { cwd: root })
  const shown = pages.map(
    (page) => readFileSync(join(root, page), 'utf8').match(/<Api of="(\w+)"/)?.[1],
  )
  expect(shown.sort()).toEqual([...packages].sort())
})

test.each(packages)(
  'the reference of %s has each export that can be imported, with its declaration',
  async (name) => {
    const text = apiReference(name)
    let count = 0
    for (const [entry, exports] of entryPoints(name)) {
      // Entry points that define elements or start a process when they are imported are skipped.
      if (/\/(define|preact|service|build)$/.test(entry)) continue
      const values = [...exports.values()].filter(({ isType }) => !isType).map((one) => one.name)
      expect(values.sort(), entry).toEqual(Object.keys(await import(entry)).sort())
      for (const { name: exported, signature, text: description } of exports.values()) {
        expect(text, exported).toContain(`### ${exported}\n`)
        expect(`${signature}${description}`, `${entry}: ${exported}`).not.toBe('')
        count += 1
      }
    }
    expect(text.replace(/```[\s\S]*?```/g, '')).not.toMatch(/\{@|^@/m)
    expect(count).toBeGreaterThan(name === 'service' || name === 'build' ? -1 : 20)
  },
)

test('a hook and a component have an example, and a class has its members without their code', () => {
  const react = apiReference('react')
  expect(react).toMatch(/### usePlaceSearch\n[^#]*Example:\n[^#]*usePlaceSearch\(\{ onSelect/)
  expect(react).toMatch(/### PlaceSearch\n[^#]*Example:\n/)
  const error = apiReference('client').match(/### GeoError\n[\s\S]*?```\n(?=\n###)/)?.[0]
  expect(error).toContain('get retryable(): boolean')
  expect(error).not.toContain('return')
})

test.each(['react', 'map'])('every public hook and component of %s has an example', (name) => {
  const exports = [...(entryPoints(name).get(`@signpost/${name}`)?.values() ?? [])].filter(
    (one) => !one.isType && /^(?:use[A-Z]|[A-Z][a-z])/.test(one.name),
  )
  expect(exports.length).toBeGreaterThan(10)
  expect(exports.filter(({ text }) => !text.includes('Example:')).map((one) => one.name)).toEqual(
    [],
  )
})
