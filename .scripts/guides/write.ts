import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryGuides } from '../catalog/repositoryGuides.ts'
import { openApiText } from '../interface/openApi.ts'
import { interfacePage } from '../interface/page.ts'
import { root } from '../root.ts'
import { providerPages } from './providerPage.ts'

/** Empties a folder and writes its files. */
function write(folder: string, pages: ReadonlyMap<string, string>): void {
  const path = join(root, folder)
  rmSync(path, { recursive: true, force: true })
  mkdirSync(path, { recursive: true })
  for (const [file, text] of pages) writeFileSync(join(path, file), text)
}

write('stories/guides/providers', await providerPages())
write('docs/guides', repositoryGuides())
writeFileSync(join(root, 'packages/client/openapi.json'), openApiText())
writeFileSync(join(root, 'docs/interface.md'), interfacePage())
