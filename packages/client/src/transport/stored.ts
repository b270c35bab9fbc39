const forbidden = new Set<string>()

/** Records that a service forbids storing its answers to an operation (`Cache-Control: no-store`), or to all (`terms.store`). */
export function forbidStoring(scope: string, operation = ''): void {
  forbidden.add(scope + operation)
}

/** False when a service forbids storing its answers to an operation: by the response header `Cache-Control: no-store`, or by its terms. */
export function mayStore(scope: string, operation: string): boolean {
  return !forbidden.has(scope) && !forbidden.has(scope + operation)
}
