import { join } from 'node:path'
import { root } from '../root.ts'
import { mustRun } from '../run.ts'

/** The arguments of Node that build the page at `/` into a folder, which is emptied first. It takes about a second. */
export function explorerBuild(folder: string): readonly string[] {
  const config = join(root, 'vite.config.ts')
  // Node loads the configuration natively. Vite would bundle it first, with modules that only the catalog needs and the demo does not install.
  const loaded = ['--config', config, '--configLoader', 'native']
  const options = [...loaded, '--outDir', folder, '--emptyOutDir', '--base', './']
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  return [vite, 'build', join(root, 'stories/explorer'), ...options, '--logLevel', 'error']
}

/** Builds the page, and waits for the end. */
export function buildExplorer(folder: string): void {
  mustRun('node', explorerBuild(folder))
}
