import { tokenDescriptions } from './tokenDescriptions.ts'

export interface Token {
  /** The name without `--signpost-`. */
  readonly name: string
  /** The value in `tokens.css`. */
  readonly value: string
  readonly description: string
}

/** The tokens of `tokens.css`, in the order of their descriptions. Tokens without a description come last. */
export function tokensOf(tokensCss: string): readonly Token[] {
  const values = new Map<string, string>()
  for (const [, name = '', value = ''] of tokensCss.matchAll(/--signpost-([\w-]+):\s*([^;]+);/g)) {
    if (!values.has(name))
      values.set(name, value.replace(/\s+/g, ' ').replace(/(?<=\() | (?=\))/g, ''))
  }
  const names = new Set([...Object.keys(tokenDescriptions), ...values.keys()])
  return [...names].flatMap((name) => {
    const value = values.get(name)
    return value === undefined ? [] : [{ name, value, description: tokenDescriptions[name] ?? '' }]
  })
}

/** The value of `data-signpost`, such as `place-search` for `PlaceSearch`. */
export function rootName(component: string): string {
  return component.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
}

/** The path of a component's stylesheet: the one of its name, else the one that names it most often. */
export function sheetOf(
  component: string,
  sheets: Readonly<Record<string, string>>,
): string | undefined {
  const selector = `[data-signpost="${rootName(component)}"]`
  const own = `/${rootName(component)}.css`
  const times = (path: string) => {
    const count = (sheets[path] ?? '').split(selector).length - 1
    return count > 0 && path.endsWith(own) ? Number.POSITIVE_INFINITY : count
  }
  const [first] = Object.keys(sheets).sort((a, b) => times(b) - times(a))
  return first !== undefined && times(first) > 0 ? first : undefined
}

/** The names of the tokens that a stylesheet uses. */
export function tokensIn(css: string): ReadonlySet<string> {
  return new Set([...css.matchAll(/var\(--signpost-([\w-]+)/g)].map(([, name = '']) => name))
}

/** The path by which an app imports a stylesheet from the sources. */
export function importPathOf(path: string): string {
  return path.replace(/.*packages\/(\w+)\/src\/.*\//, '@signpost/$1/')
}

/** The names of the parts in a stylesheet, in their order. */
export function partsIn(css: string): readonly string[] {
  return [...new Set([...css.matchAll(/\[data-part="([\w-]+)"\]/g)].map(([, name = '']) => name))]
}
