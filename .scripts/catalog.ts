import { resolve } from 'node:path'
import { buildCatalog } from './catalog/buildCatalog.ts'

// Builds the catalog as a static site for any host: `npx -y pnpm@12 catalog site`.
const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Name a folder for the site: npx -y pnpm@12 catalog site')
  process.exitCode = 1
} else if (!buildCatalog(resolve(folder))) process.exitCode = 1
