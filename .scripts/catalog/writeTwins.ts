import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DocsPage, readCatalog } from './Catalog.ts'
import { llmsText } from './llmsText.ts'
import { twinOfComponent } from './twinOfComponent.ts'
import { twinOfPage } from './twinOfPage.ts'

/** Writes into a built catalog the Markdown twin of each page, `docs/<id>.md`, and the list of them, `llms.txt`. */
export function writeTwins(site: string): void {
  const catalog = readCatalog(site)
  mkdirSync(join(site, 'docs'), { recursive: true })
  const twins = catalog.pages.map((page) => ({ page, text: linked(twinOf(page)) }))
  for (const { page, text } of twins) writeFileSync(join(site, `docs/${page.id}.md`), text)
  writeFileSync(join(site, 'llms.txt'), llmsText(twins))
  // It has served. What it says of components is taken from their builds, and its paths are the machine's.
  rmSync(join(site, 'manifests'), { recursive: true })

  function twinOf(page: DocsPage): string {
    if (page.importPath.endsWith('.mdx')) return twinOfPage(page, catalog)
    const file = catalog.storyFiles.get(page.importPath)
    if (!file) throw new Error(`Storybook says nothing of ${page.importPath}.`)
    return twinOfComponent(page, file)
  }
}

/** Pages link each other's twins; what stands beside the pages is one folder up. */
function linked(text: string): string {
  return text
    .replace(/\]\(\.\/([\w.-]+)\)/g, '](../$1)')
    .replace(/\]\(\?path=\/docs\/([\w-]+)(#[\w-]+)?\)/g, '](./$1.md$2)')
}
