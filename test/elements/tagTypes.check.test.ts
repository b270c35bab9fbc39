import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'
import { pathsOfReact18 } from '../react18/pathsOfReact18.ts'

// A folder in the package, so that Preact and Vue are found.
const folder = join(root, 'packages/elements/.cache/tag-types')

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const readme = readFileSync(join(root, 'docs/guides/FirstScreens.md'), 'utf8')

/** The lines of First screens for a framework. */
const linesFor = (module: string): string =>
  [...readme.matchAll(/^```typescript(?: file=\S+)?\n([\s\S]*?)^```$/gm)]
    .map(([, lines = '']) => lines)
    .find((lines) => lines.includes(`declare module '${module}'`)) ?? ''

/** Compiles files of an app, and returns the errors. */
function compile(files: Readonly<Record<string, string>>, compilerOptions: object = {}): string {
  mkdirSync(folder, { recursive: true })
  for (const [file, code] of Object.entries(files)) writeFileSync(join(folder, file), code)
  const tsconfig = { extends: '../../../../tsconfig.json', include: ['.'], compilerOptions }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
  const tsc = join(root, 'node_modules/.bin/tsc')
  return spawnSync(tsc, ['-p', folder, '--noEmit'], { encoding: 'utf8' }).stdout
}

const page = `import '@signpost/elements/define'
const search = document.querySelector('signpost-search')
export const text: string | undefined = search?.value
search?.addEventListener('signpost-select', ({ detail }) => detail.suggestion.line1.trim())
export const tag = <signpost-search placeholder="Where to?" required />
// @ts-expect-error the tag has no such event
search?.addEventListener('signpost-select', ({ detail }) => detail.nothing)
`

test('importing only `define` types tags, their events and their JSX', () => {
  expect(compile({ 'page.tsx': page })).toBe('')
})

// Version 18 of the React types has its own interface for JSX.
const jsx = `import '@signpost/elements/define'
export const tags = [
  <signpost-search key="a" id="box" limit={5} near="-34.9,-56.2" hide-label onsignpost-select={({ detail }) => detail.suggestion.line1} />,
  <signpost-place key="b" directions size="full" ref={(element) => element?.place?.name} />,
  // @ts-expect-error a limit is a number
  <signpost-search key="c" limit="five" />,
  // @ts-expect-error the detail is of a suggestion
  <signpost-search key="d" onsignpost-select={({ detail }) => detail.place} />,
  // @ts-expect-error there is no such tag
  <signpost-nothing key="e" />,
]
`

test('the JSX of React 18 knows the tags', () => {
  const mistakes = compile({ 'page.tsx': page, 'jsx.tsx': jsx }, { paths: pathsOfReact18 })
  expect(
    mistakes.split('\n').filter((line) => line.startsWith('page') || line.startsWith('jsx')),
  ).toEqual([])
  // The types are those of React 18. Our sources, which an app does not compile, need those of 19.
  expect(mistakes).toContain('error TS')
})

const preact = `/** @jsxImportSource preact */
export const tags = [
  <signpost-search key="a" class="wide" limit={5} onsignpost-select={({ detail }) => detail.suggestion.line1} />,
  // @ts-expect-error a limit is a number
  <signpost-search key="b" limit="five" />,
  // @ts-expect-error the detail is of a suggestion
  <signpost-search key="c" onsignpost-select={({ detail }) => detail.place} />,
]
`

/** Valid and invalid props of a search box. */
const props = (type: string, handler: string): string => `
type Props = ${type}
export const right: Props = { class: 'wide', limit: 5, '${handler}': ({ detail }) => detail.suggestion.line1 }
// @ts-expect-error a limit is a number
export const wrong: Props = { limit: 'five' }
export const texts: Props = { limit: '5', near: '-34.9055,-56.10', kinds: 'place address', 'hide-label': true, 'user-position': '1,2' }
// @ts-expect-error a point has two numbers
export const half: Props = { near: '-34.9055' }
// @ts-expect-error no text is a source
export const source: Props = { sources: 'service' }
// @ts-expect-error the detail is of a suggestion
export const other: Props = { '${handler}': ({ detail }) => detail.place }
`

// Svelte and Solid are not installed, so stand-ins declare the interfaces that their tags are added to.
const standIns = `declare module 'svelte/elements' {
  export interface HTMLAttributes<_> { class?: string }
  export interface SvelteHTMLElements {}
}
declare module 'solid-js' {
  export namespace JSX {
    interface HTMLAttributes<_> { class?: string }
    interface IntrinsicElements {}
  }
}`

test('the lines of the README type tags in Preact, Vue, Svelte and Solid', () => {
  const modules = ['preact', 'vue', 'svelte/elements', 'solid-js']
  const lines = modules.map((module) => linesFor(module))
  for (const one of lines) expect(one).toContain('@signpost/elements')
  const mistakes = compile({
    'standIns.d.ts': standIns,
    ...Object.fromEntries(lines.map((text, index) => [`lines${index}.d.ts`, text])),
    'preact.tsx': preact,
    'vue.ts': `import type { GlobalComponents } from 'vue'${props("InstanceType<GlobalComponents['signpost-search']>['$props']", 'onsignpost-select')}`,
    'svelte.ts': `import type { SvelteHTMLElements } from 'svelte/elements'${props("SvelteHTMLElements['signpost-search']", 'onsignpost-select')}`,
    'solid.ts': `import type { JSX } from 'solid-js'${props("JSX.IntrinsicElements['signpost-search']", 'on:signpost-select')}`,
  })
  expect(mistakes).toBe('')
})
