import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { variableOf } from '@signpost/server'
import { describe, expect, test } from 'vitest'
import { commands } from '../../.scripts/guides/flagTables.ts'
import { serviceDocument } from '../../.scripts/guides/openApi.ts'
import { root } from '../../.scripts/root.ts'
import { createTestApp } from '../../packages/service/src/testing/createTestApp.ts'
import { read } from './numbers/sources.ts'
import { pages } from './serviceFacts.ts'

const flags = Object.values(commands).flat()
const variables = new Set(flags.map(variableOf))
const deployed = globSync('packages/service/deploy/*', { cwd: root })

/** The pieces of code in a page: fenced lines and spans. */
const codeIn = (page: string): string[] => {
  const text = read(page)
  const lines = [...text.matchAll(/^```.*\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
    block.split('\n'),
  )
  const spans = text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)
  return [...lines, ...[...spans].map(([, span = '']) => span)]
}
const matchesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, match = '']) => match)

test('the five pages of the service have at most 6,000 words', () => {
  const five = ['readme', 'region', 'configuration', 'deployment', 'interface'] as const
  const words = five.flatMap((page) => read(pages[page]).match(/\S*[\p{L}\p{N}]\S*/gu) ?? [])
  expect(words.length).toBeLessThanOrEqual(6000)
})

describe.each(Object.values(pages))('%s', (page) => {
  const text = read(page)
  const code = codeIn(page)

  test('names only flags that its commands have', () => {
    for (const piece of code) {
      // One command of several words, or a flag alone.
      const [, command] =
        /^(?:npx )?(signpost-service \w+|signpost-build(?: demo)?|@signpost\/server)/.exec(piece) ??
        []
      const used = matchesIn(piece, /(?:^|\s)--([\w-]+)/g)
      if (command === undefined && !piece.startsWith('--')) continue
      const known = (command === undefined ? flags : (commands[command] ?? [])).map(
        ({ name }) => name,
      )
      expect([...known, 'help', ...(command ? [] : benchmarkSettings)], piece).toEqual(
        expect.arrayContaining(used),
      )
    }
  })

  test('names only variables that exist', () => {
    const keys = /^SIGNPOST_(KEYS|LONG|[A-Z]+_KEY)$/
    const used = text.match(/SIGNPOST_[A-Z_]+/g) ?? []
    expect(used.filter((name) => !variables.has(name) && !keys.test(name))).toEqual([])
  })

  test('names only files that exist', () => {
    const files = code.filter((piece) =>
      /^(?!@|\/)[\w./-]+\.(?:ts|js|py|sql|conf|yaml|json|md)$/.test(piece),
    )
    const folders = code.filter((piece) => /^(?:src|bench|deploy|packages)\/[\w/.-]+$/.test(piece))
    const missing = [...files, ...folders].filter((file) => !isKnown(file))
    expect(missing).toEqual([])
  })

  test('names only commands that exist', () => {
    const scripts: object = JSON.parse(read('package.json')).scripts
    const own = ['pack:all', 'exec', 'build']
    for (const name of matchesIn(text, /pnpm@12 ([\w:]+)/g)) {
      expect([...Object.keys(scripts), ...own]).toContain(name)
    }
    const benches = globSync('{test,packages/*}/bench/*.bench.ts', { cwd: root }).join('\n')
    for (const words of matchesIn(code.join('\n'), /\bbench ((?:[a-z][\w-]*(?: |$))+)/gm)) {
      for (const word of words.trim().split(' ')) expect(benches).toContain(`/${word}.bench.ts`)
    }
  })

  test('names only paths that the service has', () => {
    const used = code.filter(
      (piece) => /^\/(?!srv|etc|usr|bin)[\w{}/.-]+$/.test(piece) && !piece.endsWith('/'),
    )
    const known = Object.keys(serviceDocument.paths)
    expect(used.filter((path) => !known.includes(path) && path !== '/places')).toEqual([])
  })

  test('names only metrics and causes of errors that exist', async () => {
    const app = createTestApp()
    await app.request('/healthz')
    const metrics = await (await app.request('/metrics')).text()
    for (const name of text.match(/\b(?:signpost|process|nodejs)_[a-z0-9_]{4,}/g) ?? []) {
      if (/^signpost_(?:\d|\*|limits|build|reader)/.test(name)) continue
      expect(metrics).toContain(`# TYPE ${name} `)
    }
    const causes = read('packages/server/src/http/ServiceError.ts')
    for (const name of text.match(/\b\w+_unavailable\b|\bexpired_iterator\b|\brate_limited\b/g) ??
      []) {
      expect(causes).toContain(`'${name}'`)
    }
  })
})

test('no path of the service beside the operations needs a key, as the page of the interface says', () => {
  for (const [path, described] of Object.entries(serviceDocument.paths)) {
    const needsKey = JSON.stringify(described).includes('"security":[{')
    expect(needsKey, path).toBe(path.startsWith('/geo/v2/'))
  }
})

test('the files for a deployment name only pages that exist', () => {
  for (const file of deployed) {
    for (const page of matchesIn(read(file), /(docs\/[\w-]+\.md)/g)) {
      expect(existsSync(join(root, 'packages/service', page)), page).toBe(true)
    }
  }
})

/** The settings of benchmarks, and of tools that a page runs beside ours. */
const benchmarkSettings = ['missed', 'input', 'data', 'clients', 'minutes', 'pause']

/** Files that users have, and not the repository. */
const ofUsers = ['manifest.json', 'checked.json', 'keys.json', 'xx.ts']

function isKnown(file: string): boolean {
  if (ofUsers.includes(file)) return true
  const folders = [
    '',
    'packages/service',
    'packages/build',
    'packages/client',
    'packages/service/deploy',
  ]
  if (folders.some((folder) => existsSync(join(root, folder, file)))) return true
  return (
    globSync(`packages/{service,build,server}/{src,bench}/**/${file}`, { cwd: root }).length > 0
  )
}
