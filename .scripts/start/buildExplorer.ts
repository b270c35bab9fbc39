import { join } from 'node:path'
import { root } from '../root.ts'
import { mustRun } from '../run.ts'

/** Builds the page at `/` into a folder, which is emptied first. It takes about a second. */
export function buildExplorer(folder: string): void {
  const config = join(root, 'vite.config.ts')
  const options = ['--config', config, '--outDir', folder, '--emptyOutDir', '--base', './']
  mustRun('vite', ['build', 'stories/explorer', ...options, '--logLevel', 'error'])
}
