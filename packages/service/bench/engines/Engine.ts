/** A geocoder or router of another project, running on loopback. */
export interface Engine {
  /** The name and the version. */
  readonly title: string
  readonly url: string
  stop(): void
}

/** A folder for downloads and builds, and the extract to import. */
export interface EngineSettings {
  readonly folder: string
  readonly extract: readonly string[]
}
