import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { releasePackages } from '../packages.ts'
import { root } from '../root.ts'
import { withoutNotice } from './withoutNotice.ts'
import { withHomepage, withRepository } from './withRepository.ts'

/** The pages that may say that nothing is on npm yet. */
export const pages = '{README.md,docs/**/*.md,packages/*/README.md,stories/**/*.mdx}'

/** Prepares the first release: writes the URL of the repository into every package, and into the registry for shadcn, and takes "Nothing is on npm yet" out of the pages. */
export function openRelease(address: string): void {
  for (const { folder } of releasePackages()) {
    rewrite(join(folder, 'package.json'), (text) => withRepository(text, folder, address))
  }
  rewrite(join(root, 'stories/registry/registry.json'), (text) => withHomepage(text, address))
  for (const page of globSync(pages, { cwd: root })) rewrite(join(root, page), withoutNotice)
}

function rewrite(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8')
  const changed = change(text)
  if (changed !== text) writeFileSync(file, changed)
}
