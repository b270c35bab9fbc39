import { run } from '../run.ts'
import { writeMarkdown } from './writeMarkdown.ts'
import { writeRegistry } from './writeRegistry.ts'

/** Builds the catalog into a folder, with the Markdown pages of the repository, as a static site that works at any path. */
export function buildCatalog(site: string): boolean {
  const options = ['--output-dir', site, '--quiet', '--disable-telemetry']
  if (run('storybook', ['build', ...options], { quiet: true }) !== 0) return false
  writeMarkdown(site)
  writeRegistry(site)
  return true
}
