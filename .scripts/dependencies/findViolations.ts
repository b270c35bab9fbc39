import { globSync } from 'node:fs'
import { sep } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { rules } from './rules.ts'

export interface Violation {
  readonly from: string
  readonly to: string
  readonly rule: string
  readonly comment: string
}

const folders = ['packages', 'stories', 'test', '.storybook', '.scripts']

/** The dependencies in a workspace that break a rule. */
export async function findViolations(workspace: string, read = folders): Promise<Violation[]> {
  const { modules, summary } = await cruiseFolders(workspace, read)
  const cruised = new Set(modules.map(({ source }) => source))
  const missed = globSync(`{${folders}}/**/*.{ts,tsx}`, {
    cwd: workspace,
    exclude: ['**/{node_modules,dist}/**', '**/*.d.ts'],
  }).filter((file) => !cruised.has(file.replaceAll(sep, '/')))
  // Without a TypeScript parser, dependency-cruiser finds no modules, and therefore no violations.
  if (missed.length > 0) throw new Error(`Not read for dependencies:\n${missed.join('\n')}`)
  return summary.violations.map(({ from, to, rule: { name } }) => {
    const { comment = '' } = rules.find((rule) => rule.name === name) ?? {}
    return { from, to, rule: name, comment }
  })
}

async function cruiseFolders(baseDir: string, read: string[]): Promise<ICruiseResult> {
  const { output } = await cruise(
    read,
    {
      baseDir,
      // It reads TypeScript 7, and detects imports of types.
      parser: 'swc',
      validate: true,
      ruleSet: { forbidden: [...rules] },
      // Templates of other frameworks are not TypeScript.
      // Of the installed modules, only `react-dom` is in a rule.
      exclude: {
        path: ['node_modules/(?!(\\.pnpm/)?react-dom[@/])', '(^|/)dist/', '\\.(vue|svelte)$'],
      },
      doNotFollow: { path: 'node_modules' },
    },
    {
      conditionNames: ['@signpost/source', 'import', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  )
  if (typeof output === 'string') throw new Error(output)
  return output
}
