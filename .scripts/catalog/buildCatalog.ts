import { run } from '../run.ts'
import { writeTwins } from './writeTwins.ts'

/** Builds the catalog into a folder, with the Markdown twins of its pages: a static site that works from any path. */
export function buildCatalog(site: string): boolean {
  const options = ['--output-dir', site, '--quiet', '--disable-telemetry']
  if (run('storybook', ['build', ...options], { quiet: true }) !== 0) return false
  writeTwins(site)
  return true
}
