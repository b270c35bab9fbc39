import { pageIds } from './pageIds.ts'

/** A piece of a Markdown page: text, or the name of a story that the catalog shows between two texts. */
export type DocumentPart = { readonly text: string } | { readonly story: string }

const story = /^<!-- story: ([\w.]+) -->$/m

/** A Markdown page of the repository as the catalog shows it: its stories live, links to pages of the catalog, other relative links as text. */
export function documentParts(page: string, text: string): readonly DocumentPart[] {
  const shown = text.replace(/^```([\w-]+) file=\S+$/gm, '```$1')
  return shown
    .split(story)
    .map((piece, index) =>
      index % 2 === 1 ? { story: piece } : { text: withLinks(page, withoutComments(piece)) },
    )
}

/** The text of a component's page that is written by hand, without its title. */
export function proseIn(text: string): string {
  const [prose = ''] = text.split(/^<!-- (?:reference|props) of/m)
  return prose.replace(/^# .*\n/, '').trim()
}

/** The reference of a component's page below its props: keys, requests, slots, parts, types, messages and tokens. */
export function referenceIn(text: string): string {
  const [, reference = ''] = text.match(/^## Props$[\s\S]*?^(## [\s\S]*?)^<!-- end -->$/m) ?? []
  return reference.trim()
}

function withoutComments(text: string): string {
  return text.replace(/^<!-- .*? -->\n/gm, '')
}

/** Replaces relative links. Code keeps its text. */
function withLinks(page: string, text: string): string {
  return text
    .split(/(^```[\s\S]*?^```$)/m)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replace(link, replaced)))
    .join('')

  function replaced(_: string, words: string, path: string, hash = ''): string {
    if (path === '') return `[${words}](${hash})`
    const id = pageIds[resolved(page, path)]
    return id === undefined ? words : `[${words}](?path=/docs/${id}${hash})`
  }
}

const link = /\[([^\]]+)\]\((?!https?:|\?|mailto:)([^)#\s]*)(#[^)\s]*)?\)/g

/** A path relative to a page, from the root. */
function resolved(page: string, path: string): string {
  const parts = page.split('/').slice(0, -1)
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}
