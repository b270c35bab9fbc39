import { globSync } from 'node:fs'
import { sep } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { rules } from './rules.ts'

const folders = ['packages', 'stories', 'test', '.storybook', '.scripts']

/** The modules of a workspace, with the dependencies that break a rule. */
export async function cruiseWorkspace(
  workspace: string,
  read: string[] = folders,
): Promise<ICruiseResult> {
  const { output } = await cruise(
    read,
    {
      baseDir: workspace,
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
  const cruised = new Set(output.modules.map(({ source }) => source))
  const missed = globSync(`{${folders}}/**/*.{ts,tsx}`, {
    cwd: workspace,
    exclude: ['**/{node_modules,dist}/**', '**/*.d.ts'],
  }).filter((file) => !cruised.has(file.replaceAll(sep, '/')))
  // Without a TypeScript parser, dependency-cruiser finds no modules, and therefore no violations.
  if (missed.length > 0) throw new Error(`Not read for dependencies:\n${missed.join('\n')}`)
  return output
}
