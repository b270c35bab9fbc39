import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagesWithExamples } from './guides/examples.ts'
import { pagesWithFlags } from './guides/flagTables.ts'
import { openApiText } from './guides/openApi.ts'
import { pagesWithReferences } from './guides/references.ts'
import { root } from './root.ts'

// Writes the parts of Markdown pages that have another source: references of components, examples, and tables of flags; and the
// OpenAPI document of the client. It reads the sources of packages, so that nothing needs to be built.
const parts = [pagesWithReferences, pagesWithExamples, pagesWithFlags]
for (const pages of parts) {
  for (const [page, text] of pages()) writeFileSync(join(root, page), text)
}
writeFileSync(join(root, 'packages/client/openapi.json'), openApiText())
