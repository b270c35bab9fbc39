import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { releasePackages } from '../packages.ts'
import { root } from '../root.ts'

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
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** The text of a package's package.json with the URL of the repository, such as `https://host.example/owner/name`. The README links on npm and the provenance of a package need it. */
export function withRepository(text: string, folder: string, address: string): string {
  const base = repositoryUrl(address)
  const directory = relative(root, folder).replaceAll('\\', '/')
  const fields = {
    repository: { type: 'git', url: `git+${base}.git`, directory },
    homepage: `${base}/tree/main/${directory}#readme`,
    bugs: `${base}/issues`,
  }
  return `${JSON.stringify({ ...JSON.parse(text), ...fields }, null, 2)}\n`
}

/** The text of the registry for shadcn with the URL of the repository. */
export function withHomepage(text: string, address: string): string {
  return text
    .replace(/^ *"homepage": .*\n/m, '')
    .replace(/^( *)("name": .*\n)/m, `$1$2$1"homepage": "${repositoryUrl(address)}",\n`)
}

function repositoryUrl(address: string): string {
  const base = address.replace(/(\.git)?\/*$/, '')
  if (/^https:\/\/[^/\s]+\/[^\s]+$/.test(base)) return base
  throw new Error(
    `"${address}" is not the URL of a repository, such as https://host.example/owner/name.`,
  )
}

/** A page without what it says until the packages are on npm: "Nothing is on npm yet: …" as a paragraph, or "Nothing is on npm yet." as a sentence. */
export function withoutNotice(text: string): string {
  return text
    .replace(/^Nothing is on npm yet:.*\n\n?/gm, '')
    .replace(/^Nothing is on npm yet\. /gm, '')
}
