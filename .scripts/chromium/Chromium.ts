/** A Chromium that can be launched. */
export interface Chromium {
  readonly executablePath: string
  /** Where it came from, for the one line that a run prints. */
  readonly origin: string
  /** What it needs in its environment beside what is there. */
  readonly env?: Readonly<Record<string, string>>
}
