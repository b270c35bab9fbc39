import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagesWithExamples } from './guides/examples.ts'
import { pagesWithFlags } from './guides/flagTables.ts'
import { pagesWithReferences } from './guides/references.ts'
import { root } from './root.ts'
import { run } from './run.ts'

// Writes the parts of Markdown pages that have another source: references of components, examples, and tables of flags; and the interface as
// a page and as an OpenAPI document. It reads the sources of packages, so that nothing needs to be built.
const parts = [pagesWithReferences, pagesWithExamples, pagesWithFlags]
for (const pages of parts) {
  for (const [page, text] of pages()) writeFileSync(join(root, page), text)
}
process.exitCode = run('node', ['--conditions=@signpost/source', '.scripts/interface/write.ts'])
