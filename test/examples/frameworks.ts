import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { type PreviewServer, preview } from 'vite'
import { installOnly } from '../../.scripts/check/installPackages.ts'
import { icon } from '../../.scripts/icon.ts'
import { mustRun } from '../../.scripts/run.ts'

export interface Framework {
  readonly name: string
  /** The tools that check its types and build it, each with its arguments. */
  readonly steps: readonly (readonly [tool: string, ...args: string[]])[]
  /** The folder in which its tools look for the icon. */
  readonly icon?: string
  /** The folder into which they write the app; `dist` by default. */
  readonly out?: string
}

const build = ['vite', 'build', '--logLevel', 'error'] as const

/** The frameworks whose apps have the custom elements, without React. */
export const frameworks: readonly Framework[] = [
  { name: 'vue', steps: [['vue-tsc', '-p', '.'], build] },
  { name: 'svelte', steps: [['svelte-check', '--fail-on-warnings'], build] },
  { name: 'angular', steps: [['ng', 'build']], icon: 'src', out: 'dist/browser' },
]

/** The frameworks and their tools, which nothing else here needs. Their checkers read types with TypeScript 6. */
const tools = {
  ...{ vue: '3.5.45', '@vitejs/plugin-vue': '6.0.11', 'vue-tsc': '3.3.14' },
  ...{ svelte: '5.57.3', '@sveltejs/vite-plugin-svelte': '7.3.1', 'svelte-check': '4.7.8' },
  ...{ '@angular/build': '22.2.7', '@angular/cli': '22.2.7', '@angular/core': '22.2.6' },
  ...{ '@angular/common': '22.2.6', '@angular/platform-browser': '22.2.6' },
  ...{ '@angular/compiler': '22.2.6', '@angular/compiler-cli': '22.2.6' },
  ...{ rxjs: '7.8.2', tslib: '2.9.1', typescript: '6.0.3' },
}

/** Installs what an app with the custom elements installs: neither React nor its types. */
export function installFrameworks(folder: string): void {
  installOnly(folder, '@signpost/elements', ['vite'], tools)
}

/** Checks the types of an app, builds it with the tools of its framework, and serves it at the origin of its service. */
export function serveBuilt(
  folder: string,
  { name, steps, icon: at = '', out = 'dist' }: Framework,
  service: string,
): Promise<PreviewServer> {
  const root = join(folder, name)
  cpSync(join(import.meta.dirname, name), root, { recursive: true })
  cpSync(icon, join(root, at, 'icon.svg'))
  const env = { NODE_ENV: 'production', NG_CLI_ANALYTICS: 'false' }
  for (const [tool, ...args] of steps)
    mustRun(join(folder, 'node_modules/.bin', tool), args, { cwd: root, env, quiet: true })
  return preview({
    root,
    configFile: false,
    build: { outDir: out },
    preview: { host: '127.0.0.1', port: 0, proxy: { '/geo': service } },
  })
}
