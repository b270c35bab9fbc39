import { globSync } from 'node:fs'
import { root } from '../root.ts'
import { run } from '../run.ts'

/** The catalog can be built, once it has a page. */
export function checkCatalog(): boolean {
  const pages = globSync('stories/**/*.{mdx,stories.tsx}', { cwd: root })
  if (pages.length === 0) return true
  return run('storybook', ['build', '--quiet', '--disable-telemetry'], { quiet: true }) === 0
}
