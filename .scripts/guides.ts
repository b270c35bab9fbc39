import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryGuides } from './catalog/repositoryGuides.ts'
import { pagesWithExamples } from './guides/examples.ts'
import { pagesWithFlags } from './guides/flagTables.ts'
import { root } from './root.ts'
import { run } from './run.ts'

// Writes the guides of the catalog as Markdown, to which READMEs link, the tables of flags, and the interface as a page and as an OpenAPI document.
// It reads the sources of packages, so that nothing needs to be built.
const folder = join(root, 'docs/guides')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const [file, text] of repositoryGuides()) writeFileSync(join(folder, file), text)
for (const [page, text] of pagesWithFlags()) writeFileSync(join(root, page), text)
for (const [page, text] of pagesWithExamples()) writeFileSync(join(root, page), text)
process.exitCode = run('node', ['--conditions=@signpost/source', '.scripts/interface/write.ts'])
