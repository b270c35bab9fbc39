import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

interface Report {
  readonly diagnostics: readonly {
    readonly location: { readonly path: string; readonly start: { readonly line: number } }
  }[]
}

/** The lines of texts at the given paths that the linter refuses, by all rules of the workspace or by some. */
export function lint(
  texts: ReadonlyMap<string, readonly string[]>,
  rules: readonly string[] = [],
): Map<string, Set<string>> {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-lint-'))
  try {
    for (const settings of ['biome.json', '.scripts/lint']) {
      cpSync(join(root, settings), join(folder, settings), { recursive: true })
    }
    for (const [file, lines] of texts) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), lines.join('\n'))
    }
    const report = runBiome(folder, rules)
    const refused = new Map<string, Set<string>>([...texts.keys()].map((file) => [file, new Set()]))
    for (const { location } of report.diagnostics) {
      const line = texts.get(location.path)?.[location.start.line - 1]
      if (line !== undefined) refused.get(location.path)?.add(line)
    }
    return refused
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function runBiome(folder: string, rules: readonly string[]): Report {
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    [
      'lint',
      ...rules.map((rule) => `--only=${rule}`),
      '--vcs-enabled=false',
      '--reporter=json',
      '--max-diagnostics=none',
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (!stdout.startsWith('{')) throw new Error(`Biome did not report:\n${stderr}`)
  return JSON.parse(stdout)
}
