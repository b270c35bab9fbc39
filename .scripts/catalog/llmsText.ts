import type { DocsPage } from './Catalog.ts'

export interface MarkdownPage {
  readonly page: DocsPage
  readonly text: string
}

const about = `# Signpost

> Place search for React and TypeScript, with the geocoder you have: a search box, results, place cards, address forms, directions and maps as React components and custom elements; a typed client, a testing kit, and a real service on OpenStreetMap data.

Every page of the catalog is here in Markdown. Packages: @signpost/client, @signpost/react, @signpost/map, @signpost/elements, @signpost/adapters, @signpost/testing, @signpost/server, @signpost/service, @signpost/build.
`

/** The text of `llms.txt`: the list of all pages by chapter, each with its first sentence. */
export function llmsText(pages: readonly MarkdownPage[]): string {
  const chapters = Map.groupBy(pages, ({ page }) => page.title.split('/')[0] ?? '')
  return [about, ...[...chapters].map(([title, pages]) => `## ${title}\n\n${list(pages)}`)].join(
    '\n',
  )
}

function list(pages: readonly MarkdownPage[]): string {
  return pages
    .map((page) => `- [${nameOf(page)}](./docs/${page.page.id}.md)${firstSentence(page)}\n`)
    .join('')
}

function nameOf({ page, text }: MarkdownPage): string {
  return text.match(/^# (.+)$/m)?.[1] ?? page.title
}

/** The first sentence below the heading. */
function firstSentence({ text }: MarkdownPage): string {
  const line = text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .split('\n')
    .find((one) => /^[A-Z`]/.test(one) && !one.startsWith('```'))
  const sentence = line?.match(/^.*?[.:](?= |$)/)?.[0] ?? line
  return sentence === undefined ? '' : `: ${sentence.replace(/:$/, '.')}`
}
