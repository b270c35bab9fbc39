/** Logs a problem that the author of the page can solve. */
export function logToConsole(level: 'warn' | 'error', message: string, ...more: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: authors of pages read the console.
  console[level](message, ...more)
}
