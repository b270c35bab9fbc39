/** Logs a problem that the author of the page can solve. */
export function logToConsole(level: 'warn' | 'error', message: string, ...more: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: the console is where authors of pages look.
  console[level](message, ...more)
}
