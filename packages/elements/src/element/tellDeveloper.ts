/** Tells a developer what the page should do otherwise. */
export function tellDeveloper(level: 'warn' | 'error', message: string, ...more: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: it is meant for the console of a developer.
  console[level](message, ...more)
}
