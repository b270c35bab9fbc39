import { globSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../../../.scripts/root.ts'

export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** The number that the group of a pattern finds in a file. */
export function numberAt(file: string, pattern: RegExp): number {
  const [, digits] = pattern.exec(read(file)) ?? []
  if (digits === undefined) throw new Error(`${file} has nothing like ${pattern}.`)
  return Number(digits.replaceAll(/[_,]/g, ''))
}

/** A number of a package's source: `const most = 300`, `{ tolerance = 50 }`, `whole: 200` or `MOST = 64 * 2 ** 20`. */
export function numberIn(file: string, name: string): number {
  const pattern = new RegExp(`\\b${name}\\b(?: =|:) ([\\d_]+(?: \\*\\*? [\\d_]+)*)`)
  const [, product] = pattern.exec(read(`packages/${file}`)) ?? []
  if (product === undefined) throw new Error(`${file} has no number "${name}".`)
  return product
    .split(' * ')
    .map((factor) => factor.split(' ** ').map((part) => Number(part.replaceAll('_', ''))))
    .reduce((result, [base = Number.NaN, exponent = 1]) => result * base ** exponent, 1)
}

/** A number as pages write it, in groups of three digits. */
export const grouped = (number: number): string => number.toLocaleString('en')

const words = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
]
export const inWords = (number: number): string => words[number] ?? String(number)

interface Budget {
  readonly name: string
  readonly limit: string
}
const budgets: readonly Budget[] = JSON.parse(read('.size-limit.json'))

/** The budget with a name that begins like this, in kB. */
export function kilobytes(name: string): number {
  const limit = budgets.find((budget) => budget.name.startsWith(name))?.limit
  if (limit === undefined) throw new Error(`There is no budget "${name}".`)
  return Number.parseFloat(limit) / (limit.endsWith(' kB') ? 1 : 1000)
}

/** The megabytes of a folder. */
export function megabytesOf(folder: string): number {
  const within = realpathSync(join(root, folder))
  const files = readdirSync(within, { recursive: true, encoding: 'utf8' })
  return files.reduce((sum, file) => sum + statSync(join(within, file)).size, 0) / 1e6
}

/** The number of files of a pattern. */
export const filesOf = (pattern: string): number => globSync(pattern, { cwd: root }).length

/** The names of products in pages, each with its packages. */
const products: Readonly<Record<string, string>> = {
  React: 'react',
  Preact: 'preact',
  Node: 'node',
  TypeScript: 'typescript',
  'TanStack Query': '@tanstack/react-query',
  '`maplibre-gl`': 'maplibre-gl',
  '[MSW](https://mswjs.io)': 'msw',
  'Next.js': 'next',
  'React Router': 'react-router',
  Astro: 'astro',
  Jest: 'jest',
  Tailwind: 'tailwindcss',
}

const manifests = [
  'package.json',
  ...globSync('packages/*/package.json', { cwd: root }),
  'pnpm-workspace.yaml',
  'test/examples/versions.ts',
].map(read)

/** The major versions of a package that a manifest, the workspace or a recipe names: 18 and 19 of `react`. */
export function majorsOf(name: string): readonly string[] {
  const range = new RegExp(`(?<=[\\s{])["']?${name}["']?: ["']?([\\^>=]*\\d[^\\n,"']*)`, 'g')
  const ranges = manifests.flatMap((text) =>
    [...text.matchAll(range)].map(([, found = '']) => found),
  )
  return [...new Set(ranges.flatMap((text) => text.match(/(?<![.\d])\d+/g) ?? []))].sort()
}

/** The kilobytes of the package that finds the time zone of a point. */
export const timeZones: number = Math.round(
  gzipSync(readFileSync(createRequire(import.meta.url).resolve('@photostructure/tz-lookup')))
    .length / 1000,
)

/** A product with one of the versions that the manifests name, or several: "React 18 and 19". */
export const versions: readonly RegExp[] = Object.entries(products).map(([name, dependency]) => {
  const version = `(?:${majorsOf(dependency).join('|')})`
  const literal = name.replaceAll(/[[\]().]/g, '\\$&')
  return new RegExp(`(?<!\\w)${literal} ${version}(?: (?:and|to) ${version})*\\b(?!\\.\\d)`, 'g')
})
