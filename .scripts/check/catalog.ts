import { join } from 'node:path'
import { buildCatalog } from '../catalog/buildCatalog.ts'
import { root } from '../root.ts'
import { faultsOfMarkdown } from './catalog/faultsOfMarkdown.ts'
import { faultsOfPages } from './catalog/faultsOfPages.ts'

/** Checks that the catalog can be built, that every page has a Markdown page, and that each page opens from a sub-path without console messages. */
export async function checkCatalog(): Promise<readonly string[]> {
  const site = join(root, '.cache/catalog-check')
  if (!buildCatalog(site)) return ['The catalog could not be built.']
  return [...faultsOfMarkdown(site), ...(await faultsOfPages(site))]
}
