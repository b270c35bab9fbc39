/** The same table with every message in brackets, so that any other text stands out. */
export function pseudoMessages<Table>(table: Table): Table {
  if (typeof table === 'string') return `⟦${table}⟧` as Table
  if (typeof table === 'function') {
    return ((...values: unknown[]) => pseudoMessages(table(...values))) as Table
  }
  if (typeof table !== 'object' || table === null) return table
  if (Array.isArray(table)) return table.map(pseudoMessages) as Table
  return Object.fromEntries(
    Object.entries(table).map(([key, value]) => [key, pseudoMessages(value)]),
  ) as Table
}
