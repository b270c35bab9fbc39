import { resolve } from 'node:path'
import { buildCatalog } from './catalog/buildCatalog.ts'

// Builds the catalog as a static site for any host: `node .scripts/catalog.ts site`.
const [folder] = process.argv.slice(2)
if (folder === undefined)
  throw new Error('Name a folder for the site: node .scripts/catalog.ts site')
if (!buildCatalog(resolve(folder))) process.exitCode = 1
