export interface Slot {
  readonly name: string
  readonly type: string
  readonly description: string
}

const member = /\/\*\*\s*([\s\S]*?)\s*\*\/\s*readonly (\w+)\??: ([^\n]+)/g

/** The replaceable parts of a component, from the sources of its props. */
export function slotsOf(component: string, sources: readonly string[]): readonly Slot[] {
  const body = find(sources, new RegExp(`interface ${component}Slots \\{\\n([\\s\\S]*?)\\n\\}`))
  return [...(body ?? '').matchAll(member)].map(([, description = '', name = '', type = '']) => ({
    name,
    type: type.replace(/ \| undefined$/, ''),
    description: description.replace(/\s*\n\s*\*\s*/g, ' '),
  }))
}

/** The parts that take a class of the app, from the sources of the props. */
export function classNamesOf(component: string, sources: readonly string[]): readonly string[] {
  const body = find(sources, new RegExp(`type ${component}ClassNames = \\{([\\s\\S]*?)\\n\\}`))
  return [...(body ?? '').matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name)
}

function find(sources: readonly string[], pattern: RegExp): string | undefined {
  for (const source of sources) {
    const found = source.match(pattern)?.[1]
    if (found !== undefined) return found
  }
  return undefined
}
