import type { Adapter, AdapterOptions } from '@signpost/adapters'

/** The facts about one adapter that the adapter itself does not know. */
export interface AdapterFacts {
  readonly name: string
  /** The entry point below `@signpost/adapters/`. */
  readonly entry: string
  /** The settings in a browser and on a server, as code. */
  readonly inBrowser: string
  readonly onServer: string
  /** The adapter with the settings of the code, which knows its own capabilities. */
  readonly create: (options: AdapterOptions) => Adapter
  /** The content of its answers, beyond the operations. */
  readonly works: string
  readonly lacks: string
  /** The price of one choice, or of one route, in requests. */
  readonly requests: string
  /** The publication with which the names in requests and answers were compared. */
  readonly checked: string
  /** The version that `bench engines` ran on the extract of the demo. */
  readonly ran?: string
}

/** One provider, with its geocoder, its router or both. */
export interface ProviderFacts {
  readonly title: string
  readonly about: string
  readonly places?: AdapterFacts
  readonly routes?: AdapterFacts
  /** A summary of its terms. */
  readonly terms: string
  readonly termsUrl: string
}
