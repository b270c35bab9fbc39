/** Bundlers replace this exact expression by its value. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

const warned = new Set<string>()

/** Warns a developer, once, about a misuse by the app. Does nothing in production. */
export function warnOnce(message: string): void {
  if (process.env.NODE_ENV === 'production' || warned.has(message)) return
  warned.add(message)
  // biome-ignore lint/suspicious/noConsole: it is meant for the console of a developer.
  console.error(message)
}

/** Each warning is given again: for the tests of another app in the same page. */
export function forgetWarnings(): void {
  warned.clear()
}
