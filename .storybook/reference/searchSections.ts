import MiniSearch from 'minisearch'
import { pageIds } from './pageIds.ts'

/** A section of a page that was found. */
export interface FoundSection {
  readonly id: string
  readonly page: string
  readonly heading: string
  /** The beginning of its text. */
  readonly text: string
  /** The page of the catalog, with the id of the heading. */
  readonly link: string
}

/** A search over the words of the sections of Markdown pages, by their paths from the root. Pages that the catalog does not show are ignored. */
export function searchSections(
  pages: Readonly<Record<string, string>>,
): (query: string) => readonly FoundSection[] {
  const sections = Object.entries(pages).flatMap(([path, text]) => sectionsOf(path, text))
  const byId = new Map(sections.map((section) => [section.id, section]))
  const index = new MiniSearch({ fields: ['heading', 'page', 'text'] })
  index.addAll(sections)
  const boost = { heading: 4, page: 2 }
  const best = { boost, prefix: (term: string) => term.length > 2, fuzzy: 0.15 }
  return (query) =>
    index
      .search(query, best)
      .slice(0, 20)
      .flatMap(({ id }) => byId.get(id) ?? [])
}

function sectionsOf(path: string, text: string): FoundSection[] {
  const id = pageIds[path]
  if (id === undefined) return []
  const page = text.match(/^# (.+)$/m)?.[1] ?? path
  return plain(text)
    .split(/^#{2,3} /m)
    .map((piece, index) => {
      const [first = '', ...rest] = piece.split('\n')
      const heading = index === 0 ? page : first.replace(/ +/g, ' ').trim()
      const link = `?path=/docs/${id}${index === 0 ? '' : `#${slug(heading)}`}`
      return { id: `${path} ${index}`, page, heading, text: rest.join('\n').trim(), link }
    })
}

/** The text without comments, the targets of links, and headings inside of code. */
function plain(text: string): string {
  return text
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^```[\s\S]*?^```$/gm, (code) => code.replace(/^#/gm, ' #').replace(/^```.*$/gm, ''))
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/^\| -.*$/gm, '')
    .replace(/[`|]+/g, ' ')
}

function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .trim()
    .replaceAll(' ', '-')
}
