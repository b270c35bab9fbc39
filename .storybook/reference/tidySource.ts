/** The doors that a story imports from, each with the names that it takes. */
export type Imports = readonly { readonly door: string; readonly names: readonly string[] }[]

/** Makes of a story's snippet what a user would write: its JSX, below the imports that it needs. */
export function tidySource(snippet: string, imports: Imports): string {
  const code = tidyStory(snippet)
  const lines = imports.flatMap(({ door, names }) => {
    const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(code)).sort()
    return used.length === 0 ? [] : [importOf(door, used)]
  })
  return lines.length === 0 ? code : `${lines.join('\n')}\n\n${code}`
}

/** Leaves out what the harness adds, and gives what it invents the name of what an app has. */
function tidyStory(snippet: string): string {
  return snippet
    .trim()
    .replace(/;$/, '')
    .replace(/^const \w+ = \(\) => \(?(?=\s*<)/, (start) => (start.endsWith('(') ? '(' : ''))
    .replace(/^\(\s*\n([\s\S]*)\n\)$/, (_, inner: string) => inner.replace(/^ {2}/gm, ''))
    .replace(/\b(on\w+)=\{fn\(\)\}/g, '$1={console.log}')
    .replace(/\b(place|places|route|review)=\{\w+\}/g, '$1={$1}')
}

function importOf(door: string, names: readonly string[]): string {
  const line = `import { ${names.join(', ')} } from '${door}'`
  return line.length <= 80
    ? line
    : `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${door}'`
}
