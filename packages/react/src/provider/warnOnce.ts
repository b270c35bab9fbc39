/** Bundlers replace this exact expression with its value. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

const warned = new Set<string>()

/** Reports a misuse by the app to its developer, once. Does nothing in production. */
export function warnOnce(message: string, level: 'error' | 'warn' = 'error'): void {
  if (process.env.NODE_ENV === 'production' || warned.has(message)) return
  warned.add(message)
  // biome-ignore lint/suspicious/noConsole: it is meant for the console of a developer.
  console[level](message)
}

/** Resets all warnings, for tests that render another app in the same page. */
export function forgetWarnings(): void {
  warned.clear()
}
