const forbidden = new Set<string>()

/** Notes that a service forbids to store its answers to an operation (`Cache-Control: no-store`), or to all (`terms.store`). */
export function forbidStoring(scope: string, operation = ''): void {
  forbidden.add(scope + operation)
}

/** False once a service has forbidden to store its answers to an operation: by the response header `Cache-Control: no-store`, or by its terms. */
export function mayStore(scope: string, operation: string): boolean {
  return !forbidden.has(scope) && !forbidden.has(scope + operation)
}
