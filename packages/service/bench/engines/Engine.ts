/** A program of others, which answers on loopback. */
export interface Engine {
  /** Its name and version. */
  readonly title: string
  readonly url: string
  stop(): void
}

/** A folder for what is downloaded and built, and the extract that is imported. */
export interface EngineSettings {
  readonly folder: string
  readonly extract: readonly string[]
}
