import { layers, others, packages, withoutDom } from '../../dependencies.ts'
import type { Sample } from './sampleWorkspace.ts'

type PackageName = keyof typeof packages

const names = Object.keys(packages) as PackageName[]
const entryPoints = [
  'client',
  'client/domain',
  'client/protocol',
  'client/wire',
  'react',
  'map',
  'elements',
  'testing',
  'service',
]

const packageOf = (entry: string): string => entry.replace(/\/.*/, '')

/** An import of each entry point, some of which are allowed. */
function byName(from: string, allowed: readonly string[], rule: string): Sample[] {
  return entryPoints.map((entry) => {
    const isAllowed = allowed.includes(entry) || allowed.includes(packageOf(entry))
    return { from, to: `@signpost/${entry}`, breaks: isAllowed ? [] : [rule] }
  })
}

/** The imports between a package, its tests and other packages, allowed or not. */
function ofPackage(name: PackageName): Sample[] {
  const src = `packages/${name}/src`
  const tests = `the tests of ${name}`
  const wholePackages = packages[name].map(packageOf)
  return [
    ...byName(`${src}/index.ts`, [name, ...packages[name]], name),
    ...byName(`${src}/a.test.ts`, [name, ...wholePackages, 'testing'], tests),
    { from: `${src}/index.ts`, to: `packages/${name}/test/a.ts`, breaks: [name] },
    { from: `${src}/a.test-d.ts`, to: `packages/${name}/test/a.ts` },
    { from: `${src}/a.test.ts`, to: 'test/a.ts', breaks: [tests] },
    name === 'client'
      ? relative(src, 'packages/react/src/index.ts', [name, `packages/${name}: by name`])
      : relative(src, 'packages/client/src/domain/index.ts', [`packages/${name}: by name`]),
  ]
}

function relative(folder: string, to: string, breaks: string[]): Sample {
  return { from: `${folder}/index.ts`, to, breaks }
}

/** Each layer imports the previous one, which is allowed, and the next one, which is not. */
function ofLayers(name: PackageName): Sample[] {
  const files = layers[name].map((layer) => `packages/${name}/src/${fileOf(layer)}`)
  return files.slice(1).flatMap((after, index): Sample[] => {
    const before = files[index] ?? ''
    return [
      { from: before, to: after, breaks: [`${name}: ${layers[name][index]}`] },
      { from: after, to: before },
    ]
  })
}

function fileOf(layer: string): string {
  const [path = ''] = layer.split(' ')
  const file = path.endsWith('.ts') ? path : `${path}/a.ts`
  return file.replace('*Messages', 'OneMessages').replace('*', 'one')
}

function ofComponents(name: PackageName): Sample[] {
  const from = `packages/${name}/src/two/a.ts`
  const one = `packages/${name}/src/one`
  return [
    { from, to: `${one}/a.ts`, breaks: [`${name}: index.ts of a component`] },
    { from, to: `${one}/index.ts` },
    { from, to: `${one}/OneMessages.ts` },
  ]
}

/** A folder beside the packages imports its allowed targets, other such folders, every entry point, and a package by a path. */
function ofOther(folder: string): Sample[] {
  const from = `${folder}/a.ts`
  const allowed = others[folder] ?? []
  const paths = allowed.filter((place) => !(place in packages))
  const own = paths.flatMap((path) => /^packages\/(\w+)\/src$/.exec(path)?.[1] ?? [])
  const beside = Object.keys(others).filter((other) => other !== folder && !other.includes('/'))
  const client = allowed.includes('client') ? [] : [folder]
  const around = folder === 'packages/service/bench' ? ['packages/service: by name'] : []
  return [
    ...byName(from, [...own, ...allowed], folder),
    ...paths.map((path) => ({ from, to: path.endsWith('.ts') ? path : `${path}/b.ts` })),
    ...beside
      .filter((other) => !allowed.includes(other))
      .map((other) => ({ from, to: `${other}/b.ts`, breaks: [folder] })),
    {
      from: `${folder}/c.ts`,
      to: 'packages/client/src/index.ts',
      breaks: [`${folder}: by name`, ...client, ...around],
    },
  ]
}

/** Every form of import in the language, each breaking a rule. */
const forms = [
  (path: string) => `import { a } from '${path}'`,
  (path: string) => `import type { A } from '${path}'`,
  (path: string) => `import { type A } from '${path}'`,
  (path: string) => `import * as a from '${path}'`,
  (path: string) => `import '${path}'`,
  (path: string) => `export { a } from '${path}'`,
  (path: string) => `export * from '${path}'`,
  (path: string) => `export type { A } from '${path}'`,
  (path: string) => `export const a = () => import('${path}')`,
].flatMap((form, index): Sample[] => [
  {
    from: `packages/react/src/parts/form${index}.tsx`,
    to: 'packages/react/src/one/a.ts',
    breaks: ['react: parts'],
    form,
  },
  {
    from: `packages/react/src/parts/form${index}.tsx`,
    to: '@signpost/map',
    breaks: ['react'],
    form,
  },
])

export const samples: readonly Sample[] = [
  ...names.flatMap(ofPackage),
  ...names.flatMap(ofLayers),
  ...names.filter((name) => layers[name].includes('*')).flatMap(ofComponents),
  ...Object.keys(others).flatMap(ofOther),
  ...forms,
  {
    from: withoutDom,
    to: 'react-dom',
    breaks: ['without a DOM'],
    form: (path) => `import '${path.replace(/.*\//, '')}'`,
  },
  // Forms that only a bundler resolves.
  {
    from: 'packages/react/src/parts/a.ts',
    to: '@signpost/map/map-view.css?inline',
    breaks: ['react'],
  },
]
