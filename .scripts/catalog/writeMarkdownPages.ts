import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DocsPage, readCatalog } from './Catalog.ts'
import { llmsText } from './llmsText.ts'
import { markdownOfComponent } from './markdownOfComponent.ts'
import { markdownOfPage } from './markdownOfPage.ts'

/** Writes the Markdown version of each page, `docs/<id>.md`, and the list of them, `llms.txt`, into a built catalog. */
export function writeMarkdownPages(site: string): void {
  const catalog = readCatalog(site)
  mkdirSync(join(site, 'docs'), { recursive: true })
  const pages = catalog.pages.map((page) => ({ page, text: linked(markdownOf(page)) }))
  for (const { page, text } of pages) writeFileSync(join(site, `docs/${page.id}.md`), text)
  writeFileSync(join(site, 'llms.txt'), llmsText(pages))
  // The manifest is no longer needed. Its data come from built components, and it contains paths of the machine.
  rmSync(join(site, 'manifests'), { recursive: true })

  function markdownOf(page: DocsPage): string {
    if (page.importPath.endsWith('.mdx')) return markdownOfPage(page, catalog)
    const file = catalog.storyFiles.get(page.importPath)
    if (!file) throw new Error(`Storybook has no entry for ${page.importPath}.`)
    return markdownOfComponent(page, file)
  }
}

/** Changes links between pages to each other’s Markdown, and links to other files by one folder up. */
function linked(text: string): string {
  return text
    .replace(/\]\(\.\/([\w.-]+)\)/g, '](../$1)')
    .replace(/\]\(\?path=\/docs\/([\w-]+)(#[\w-]+)?\)/g, '](./$1.md$2)')
}
