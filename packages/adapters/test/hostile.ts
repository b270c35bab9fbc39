/** A copy in which every text, number and flag has another type. */
export function withOtherTypes(value: unknown): unknown {
  return changed(value, (leaf) => {
    if (typeof leaf === 'string') return { text: [leaf] }
    return typeof leaf === 'number' ? 'many' : 7
  })
}

/** A copy in which every text is the name of a property of all objects. */
export function withNamesOfPrototype(value: unknown): unknown {
  return changed(value, (leaf) => (typeof leaf === 'string' ? 'constructor' : leaf))
}

/** A copy in which every text, number and flag is null. */
export function withNulls(value: unknown): unknown {
  return changed(value, () => null)
}

/** A copy in which a text is replaced wherever it is a whole value. */
export function withText(value: unknown, text: string, other: string): unknown {
  const written = JSON.stringify(value).replaceAll(JSON.stringify(text), JSON.stringify(other))
  return JSON.parse(written)
}

/** The texts that are names: words with an initial capital, without digits. */
export function namesIn(value: unknown): string[] {
  const names = new Set<string>()
  changed(value, (leaf) => {
    if (typeof leaf === 'string' && /^\p{Lu}\p{Ll}+( \p{L}+)*$/u.test(leaf)) names.add(leaf)
  })
  return [...names]
}

function changed(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return [null, ...value.map((item) => changed(item, change))]
  if (typeof value !== 'object' || value === null) return change(value)
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, changed(item, change)]),
  )
}
