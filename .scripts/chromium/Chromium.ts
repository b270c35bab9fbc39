/** A Chromium that can be launched. */
export interface Chromium {
  readonly executablePath: string
  /** The source of the browser, for the line that a run prints. */
  readonly origin: string
  /** The environment variables that it needs. */
  readonly env?: Readonly<Record<string, string>>
}
