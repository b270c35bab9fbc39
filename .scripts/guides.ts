import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiText } from './guides/openApi.ts'
import { writtenPages } from './guides/pages.ts'
import { root } from './root.ts'

// Writes the parts of Markdown pages that have another source: references of components, examples, and tables of flags; and the
// OpenAPI document of the client. It reads the sources of packages, so that nothing needs to be built.
for (const [page, text] of writtenPages()) writeFileSync(join(root, page), text)
writeFileSync(join(root, 'packages/client/openapi.json'), openApiText())
