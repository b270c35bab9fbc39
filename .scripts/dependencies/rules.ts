import type { IReachabilityForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser'
import { besideTests, layers, others, packages, withoutDom } from '../../dependencies.ts'

type Rule = IRegularForbiddenRuleType | IReachabilityForbiddenRuleType

type PackageName = keyof typeof packages

/** The files that the rules cover. Modules that a bundler resolves in its own way keep their names. */
const workspace = '^(packages/|stories/|test/|\\.s|[^/]+\\.ts$|@signpost/)'
const none = '(?!)'

/** The rules of `dependencies.ts`, in the form of dependency-cruiser. */
export const rules: readonly Rule[] = [
  ...(Object.keys(packages) as PackageName[]).flatMap(rulesOfPackage),
  ...Object.entries(others).flatMap(([folder, allowed]) => [
    imports(folder, startOf(folder), [folder, ...allowed]),
    byName(folder, [folder, ...allowed.filter((one) => one.startsWith('packages/'))]),
  ]),
  {
    name: 'without a DOM',
    severity: 'error',
    comment: 'What React Native imports works without react-dom.',
    from: { path: startOf(withoutDom) },
    to: { path: '(^|/node_modules/)react-dom(/|$)', reachable: true },
  },
]

function rulesOfPackage(name: PackageName): Rule[] {
  const own = `packages/${name}`
  const tests = `^${own}/(test/|.+\\.test(-d)?\\.tsx?$|src/.*(testing|loopback)/)`
  const beside = besideTests[name] ?? []
  const wholePackages = packages[name].map((one) => one.replace(/\/.*/, ''))
  return [
    imports(name, `^${own}/src/`, [`${own}/src`, ...packages[name]], tests),
    imports(`the tests of ${name}`, tests, [
      own,
      ...wholePackages,
      'testing',
      'test/browser',
      ...beside,
    ]),
    byName(own, [own, ...beside]),
    ...layers[name].map((_, index) => order(name, index, tests)),
    ...(layers[name].includes('*') ? [throughIndex(name, tests)] : []),
  ]
}

/** A rule that modules matching `path` import nothing of the workspace except the allowed modules. */
function imports(name: string, path: string, allowed: readonly string[], pathNot = none): Rule {
  return {
    name,
    severity: 'error',
    comment: `${name} may import ${allowed.slice(1).join(', ') || 'nothing else'}.`,
    from: { path, pathNot },
    to: { path: workspace, pathNot: allowed.flatMap((one) => [startOf(one), nameOf(one)]) },
  }
}

/** A rule that only files inside the given folders are imported by a relative path. */
function byName(folder: string, inside: readonly string[]): Rule {
  return {
    name: `${folder}: by name`,
    severity: 'error',
    comment: 'A package is imported by its name: a relative path reaches more than entry points.',
    from: { path: startOf(folder) },
    to: { path: '^packages/', pathNot: inside.map(startOf), dependencyTypes: ['local'] },
  }
}

/** A rule that a layer imports only itself and earlier layers. */
function order(name: PackageName, index: number, tests: string): Rule {
  const paths = layers[name].map((layer) => pathOf(name, layer))
  const own = layers[name][index]?.startsWith('*') ? [`^packages/${name}/src/$1/`] : []
  return {
    name: `${name}: ${layers[name][index]}`,
    severity: 'error',
    comment: layers[name].join(' ► '),
    from: { path: paths[index] ?? '', pathNot: tests },
    to: { path: `^packages/${name}/src/`, pathNot: [...paths.slice(0, index + 1), ...own] },
  }
}

/** A rule that a component imports another one only through its `index.ts`, its messages, and the `shell.ts` and `list.ts` of a box. */
function throughIndex(name: PackageName, tests: string): Rule {
  const component = pathOf(name, '*')
  const own = `^packages/${name}/src/$1/`
  return {
    name: `${name}: index.ts of a component`,
    severity: 'error',
    comment:
      'A component imports another one only through its `index.ts`, its messages, and the `shell.ts` and `list.ts` of a box.',
    from: { path: component, pathNot: tests },
    to: { path: component, pathNot: [own, `${component}(index|shell|list|[^/]+Messages)\\.ts$`] },
  }
}

/** The paths of a package or of one of its entry points, or of a folder. */
function startOf(place: string): string {
  const [name = '', ...entry] = place.split('/')
  const path = name in packages ? ['packages', name, 'src', ...entry].join('/') : place
  return `^${path.replaceAll('.', '\\.')}`
}

function nameOf(place: string): string {
  return `^@signpost/${place}(/|$)`
}

/** The paths of a layer: files and folders, where `*` is any folder that no layer names. */
function pathOf(name: PackageName, layer: string): string {
  const named = layers[name].flatMap((one) => one.split(' ')).filter((one) => /^[\w-]+$/.test(one))
  const component = `((?!(?:${named.join('|')})/)[^/]+)`
  const paths = layer.split(' ').map((path) => {
    const [start = '', ...rest] = (/\.tsx?$/.test(path) ? `${path}$` : `${path}/`).split('/')
    return [start === '*' ? component : start, ...rest].join('/').replaceAll('*', '[^/]+')
  })
  return `^packages/${name}/src/(?:${paths.join('|').replaceAll('.ts', '\\.ts')})`
}
