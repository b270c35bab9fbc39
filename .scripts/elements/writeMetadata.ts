import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { metadata, metadataFolder } from './metadata.ts'

// What editors and catalogs read of the elements, made from their sources: run it after a change of an element.
mkdirSync(metadataFolder, { recursive: true })
for (const [file, content] of metadata()) writeFileSync(join(metadataFolder, file), content)
