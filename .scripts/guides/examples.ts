import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../root.ts'

/** A block of code that is the text of a file, relative to its page: ```tsx file=test/TypeAhead.tsx */
const fence = /^(```[\w-]+ file=(\S+)\n)([\s\S]*?)^```$/gm

/** Every page for people: READMEs, guides, and pages of components. */
function documents(): readonly string[] {
  return globSync(['*.md', 'docs/**/*.md', 'packages/*/{README.md,docs/*.md}'], {
    cwd: root,
  }).sort()
}

/** Each page with its examples as they are in their files, by its path. */
export function pagesWithExamples(): ReadonlyMap<string, string> {
  return new Map(
    documents().map((page) => [page, withExamples(page, readFileSync(join(root, page), 'utf8'))]),
  )
}

function withExamples(page: string, text: string): string {
  return text.replace(fence, (_, start: string, file: string) => {
    const code = readFileSync(join(root, dirname(page), file), 'utf8')
    return `${start}${code.trimEnd()}\n\`\`\``
  })
}

/** The files that a page shows. */
export function examplesOf(page: string): readonly string[] {
  return [...readFileSync(join(root, page), 'utf8').matchAll(fence)].map(([, , file = '']) =>
    join(dirname(page), file),
  )
}
