import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformAsync } from '@babel/core'
import babel from '@rolldown/plugin-babel'
import { reactCompilerPreset } from '@vitejs/plugin-react'
import compiler from 'babel-plugin-react-compiler'
import { root } from './root.ts'

/** The sources that an app may compile with React Compiler: those of the packages, and the components that it copies from the registry. */
export const compiledFolders = ['packages/react/src', 'packages/map/src', 'stories/registry']

/** Compiles the sources like an app with React Compiler. */
export const reactCompiler = babel({
  presets: [reactCompilerPreset()],
  include: compiledFolders.map((folder) => new RegExp(`/${folder}/.*\\.tsx?$`)),
})

/** The result of compiling a file. */
export interface Compilation {
  /** The number of compiled functions. */
  readonly count: number
  /** The skipped functions, with the rule that each breaks. */
  readonly skipped: readonly string[]
}

interface CompilerEvent {
  readonly kind: string
  readonly fnLoc?: { readonly start: { readonly line: number } } | null
  readonly detail?: { readonly options?: { readonly category?: string } }
}

/** Compiles a file like an app. */
export async function compileFile(file: string): Promise<Compilation> {
  const source = readFileSync(join(root, file), 'utf8')
  const events: CompilerEvent[] = []
  const logger = { logEvent: (_: string | null, event: CompilerEvent) => events.push(event) }
  await transformAsync(source, {
    filename: join(root, file),
    babelrc: false,
    configFile: false,
    code: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [[compiler, { logger }]],
  })
  const lines = source.split('\n')
  const skipped = events
    .filter(({ kind }) => kind === 'CompileError')
    .map(({ fnLoc, detail }) => {
      const line = lines[(fnLoc?.start.line ?? 1) - 1] ?? ''
      const name = /(?:function|const) (\w+)/.exec(line)?.[1] ?? line.trim()
      return `${file} ${name}: ${detail?.options?.category}`
    })
  return {
    count: events.filter(({ kind }) => kind === 'CompileSuccess').length,
    skipped: [...new Set(skipped)],
  }
}
