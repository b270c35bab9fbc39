import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../root.ts'

interface Page {
  readonly path: string
  readonly text: string
}

const about = `# Signpost

> Place search for React and TypeScript, with the geocoder you have: a search box, results, place cards, address forms, directions and maps as React components and custom elements; a typed client, a testing kit, and a real service on OpenStreetMap data.
`

/** Copies the Markdown pages of the repository into a built catalog, at their paths, and lists them in `llms.txt`. */
export function writeMarkdown(site: string): void {
  const paths = globSync(['CONTRIBUTING.md', 'docs/**/*.md', 'packages/*/{README.md,docs/*.md}'], {
    cwd: root,
  }).sort()
  const pages = paths.map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return { path, text: withLinksTo(paths, path, text) }
  })
  for (const { path, text } of pages) {
    mkdirSync(dirname(join(site, path)), { recursive: true })
    writeFileSync(join(site, path), text)
  }
  writeFileSync(join(site, 'llms.txt'), [about, ...pages.map(lineOf), ''].join('\n'))
}

/** The links to other pages of the list; other relative links become their words. */
function withLinksTo(pages: readonly string[], page: string, text: string): string {
  return text.replace(/\[([^\]]+)\]\((?!https?:|#|mailto:)([^)#]+)[^)]*\)/g, (link, words, path) =>
    pages.includes(join(dirname(page), path)) ? link : words,
  )
}

/** A link with the title of the page, and its first sentence. */
function lineOf({ path, text }: Page): string {
  const title = text.match(/^# (.+)$/m)?.[1]
  const line = text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .split('\n')
    .find((one) => /^[A-Z`]/.test(one) && !one.startsWith('```'))
  const sentence = line?.match(/^.*?[.:](?= |$)/)?.[0] ?? line
  return `- [${title}](./${path})${sentence === undefined ? '' : `: ${sentence.replace(/:$/, '.')}`}`
}
