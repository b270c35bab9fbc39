/** An import of a story that an app needs too. */
export interface Import {
  readonly module: string
  /** The imported names, or the name of the default import. */
  readonly names: readonly string[] | string
}

/** True for a module that an app imports too: one of our packages, or a module that the map needs. */
export function isPublicModule(path: string): boolean {
  return /^(@signpost\/(?!testing)|maplibre-gl\/)/.test(path)
}

/** Turns a story's snippet into code as a user would write it: the JSX, below the imports that it needs. */
export function tidySource(snippet: string, imports: readonly Import[]): string {
  const code = tidyStory(snippet)
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(code)
  const lines = imports.flatMap(({ module, names }) => {
    if (typeof names === 'string') return isUsed(names) ? [`import ${names} from '${module}'`] : []
    const used = names.filter(isUsed).sort()
    return used.length === 0 ? [] : [importOf(module, used)]
  })
  return lines.length === 0 ? code : `${lines.join('\n')}\n\n${code}`
}

/** Removes the parts of the catalog, and replaces generated names with those of an app. */
function tidyStory(snippet: string): string {
  return snippet
    .trim()
    .replace(/;$/, '')
    .replace(/^const \w+ = \(\) => (?=\(?\s*<)/, '')
    .replace(/^\(\s*\n([\s\S]*)\n\)$/, (_, inner: string) => inner.replace(/^ {2}/gm, ''))
    .replace(/\s+\w+=\{undefined\}/g, '')
    .replace(/,?\s*mapStyle: \w+/g, '')
    .replace(/\s+mapStyle=\{\w+\}/g, '')
    .replace(/\b(on\w+)=\{fn\(\)\}/g, '$1={console.log}')
    .replace(/\b(on\w+)=\{fn\((.+)\)\}/g, '$1={$2}')
    .replace(/\b(place|places|route|review)=\{\w+\}/g, '$1={$1}')
}

function importOf(module: string, names: readonly string[]): string {
  const line = `import { ${names.join(', ')} } from '${module}'`
  return line.length <= 80
    ? line
    : `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${module}'`
}
