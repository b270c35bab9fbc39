/** A part of a reference, with its Markdown. */
interface Part {
  readonly name: string
  readonly text: string
}

/** An export with the first sentence about it. */
export interface ReferenceItem extends Part {
  readonly summary: string
}

export interface Reference {
  /** The entry points of the package, each with the names of its exports. */
  readonly entries: readonly Part[]
  readonly chapters: readonly { readonly title: string; readonly items: readonly ReferenceItem[] }[]
}

/** Reads the Markdown of a package's reference: chapters with exports, after its entry points, whose titles are code. */
export function readReference(markdown: string): Reference {
  const parts = partsOf(markdown, '## ')
  return {
    entries: parts
      .filter(({ name }) => name.startsWith('`'))
      .map(({ name, text }) => ({ name: name.replaceAll('`', ''), text })),
    chapters: parts
      .filter(({ name }) => !name.startsWith('`'))
      .map(({ name, text }) => ({ title: name, items: partsOf(text, '### ').map(withSummary) })),
  }
}

/** Splits a text at its headings of one level. */
function partsOf(markdown: string, level: string): readonly Part[] {
  return `\n${markdown}`
    .split(`\n${level}`)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.split('\n')
      return { name, text: lines.join('\n').trim() }
    })
}

function withSummary({ name, text }: Part): ReferenceItem {
  const [first = ''] = text.split('\n')
  const isCode = first.startsWith('```')
  const summary = isCode ? '' : (/^.*?[.:](?=\s|$)/.exec(first)?.[0] ?? first)
  return { name, text, summary: summary.replace(/:$/, '.').replaceAll('`', '') }
}
