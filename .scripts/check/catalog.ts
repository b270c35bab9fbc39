import { globSync } from 'node:fs'
import { join } from 'node:path'
import { buildCatalog } from '../catalog/buildCatalog.ts'
import { root } from '../root.ts'
import { faultsOfMarkdown } from './catalog/faultsOfMarkdown.ts'
import { faultsOfPages } from './catalog/faultsOfPages.ts'

/** Checks that the catalog can be built, that every page has a Markdown page, and that each page opens from a sub-path without console messages. */
export async function checkCatalog(): Promise<boolean> {
  const pages = globSync('stories/**/*.{mdx,stories.tsx}', { cwd: root })
  if (pages.length === 0) return true
  const site = join(root, '.cache/catalog-check')
  if (!buildCatalog(site)) return false
  const faults = [...faultsOfMarkdown(site), ...(await faultsOfPages(site))]
  for (const fault of faults) console.error(fault)
  return faults.length === 0
}
