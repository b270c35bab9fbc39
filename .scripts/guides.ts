import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryGuides } from './catalog/repositoryGuides.ts'
import { openApiText } from './interface/openApi.ts'
import { interfacePage } from './interface/page.ts'
import { root } from './root.ts'

// Writes the guides of the catalog as Markdown, to which READMEs lead, and the interface as a page and as an OpenAPI document.
const folder = join(root, 'docs/guides')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const [file, text] of repositoryGuides()) writeFileSync(join(folder, file), text)
writeFileSync(join(root, 'packages/client/openapi.json'), openApiText())
writeFileSync(join(root, 'docs/interface.md'), interfacePage())
