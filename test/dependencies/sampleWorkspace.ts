import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { cruiseWorkspace } from '../../.scripts/dependencies/cruiseWorkspace.ts'
import { publishablePackages } from '../../.scripts/packages.ts'

/** A sample import: the file, its target, and the rules that it breaks. */
export interface Sample {
  readonly from: string
  /** The path of a file, or the name of an entry point. */
  readonly to: string
  readonly breaks?: readonly string[]
  readonly form?: (specifier: string) => string
}

/** The imports that break rules in a workspace of only the samples, as `rule: from → to`. */
export async function findBroken(samples: readonly Sample[]): Promise<Set<string>> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-dependencies-')))
  try {
    mkdirSync(join(folder, 'node_modules/@signpost'), { recursive: true })
    for (const { name, path, manifest } of sampledPackages) {
      write(join(folder, path, 'package.json'), JSON.stringify(manifest))
      symlinkSync(join(folder, path), join(folder, 'node_modules', name), 'junction')
    }
    const files = samples.flatMap(({ from, to }) => [from, pathOf(to)])
    for (const file of files.filter((path) => !path.startsWith('@'))) {
      const imports = samples.filter((sample) => sample.from === file).map(importOf)
      write(join(folder, file), ['export {}', ...imports].join('\n'))
    }
    const { violations } = (await cruiseWorkspace(folder)).summary
    return new Set(violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The violations that `findBroken` must find. */
export function expectedOf(samples: readonly Sample[]): Set<string> {
  return new Set(
    samples.flatMap(({ from, to, breaks = [] }) =>
      breaks.map((rule) => `${rule}: ${from} → ${pathOf(to)}`),
    ),
  )
}

const sampledPackages = publishablePackages().map(({ manifest }) => ({
  name: manifest.name,
  path: manifest.name.replace('@signpost', 'packages'),
  manifest,
}))

/** The path of a file, or of the source of an entry point. */
function pathOf(to: string): string {
  const found = sampledPackages.find(({ name }) => to === name || to.startsWith(`${name}/`))
  const conditions = found?.manifest.exports?.[to.replace(found.name, '.')]
  return found && conditions ? join(found.path, conditions['@signpost/source'] ?? '') : to
}

function importOf({ from, to, form = (path) => `import '${path}'` }: Sample): string {
  return form(to.startsWith('@') ? to : `./${relative(dirname(from), to)}`)
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
