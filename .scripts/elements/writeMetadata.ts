import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../root.ts'
import { metadata } from './metadata.ts'

// What editors and the catalog read of the elements, made from their sources: run it after a change of an element.
for (const [file, content] of metadata()) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}
