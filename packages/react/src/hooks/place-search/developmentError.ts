declare const process: { readonly env: { readonly NODE_ENV?: string } } | undefined

const told = new Set<string>()

/** Tells a developer, once, what the app should do otherwise. Nothing in production. */
export function developmentError(message: string): void {
  if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return
  if (told.has(message)) return
  told.add(message)
  // biome-ignore lint/suspicious/noConsole: it is meant for the console of a developer.
  console.error(message)
}
