/** A copy in which every text, number and flag is of another type. */
export function withOtherTypes(value: unknown): unknown {
  return changed(value, (leaf) => {
    if (typeof leaf === 'string') return { text: [leaf] }
    return typeof leaf === 'number' ? 'many' : 7
  })
}

/** A copy in which every text is the name of something that each object has. */
export function withNamesOfPrototype(value: unknown): unknown {
  return changed(value, (leaf) => (typeof leaf === 'string' ? 'constructor' : leaf))
}

/** A copy in which every text, number and flag is null. */
export function withNulls(value: unknown): unknown {
  return changed(value, () => null)
}

function changed(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return [null, ...value.map((item) => changed(item, change))]
  if (typeof value !== 'object' || value === null) return change(value)
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, changed(item, change)]),
  )
}
