import { join } from 'node:path'
import { buildCatalog } from '../catalog/buildCatalog.ts'
import { root } from '../root.ts'
import { faultsOfPages } from './catalog/faultsOfPages.ts'

/** Checks that the catalog can be built, and that each page opens from a sub-path without console messages. */
export async function checkCatalog(): Promise<readonly string[]> {
  const site = join(root, '.cache/catalog-check')
  if (!buildCatalog(site)) return ['The catalog could not be built.']
  return await faultsOfPages(site)
}
