import { createHash } from 'node:crypto'
import type { Bounds } from '@signpost/client/domain'

/** The version of the folder's layout. Folders of another version are refused. */
export const MANIFEST_VERSION = 1

export const MANIFEST_FILE = 'manifest.json'

/** The file in which the service stores its verified files. */
export const CHECKED_FILE = 'checked.json'

/** The file of the graph in the folder of the routes. */
export const GRAPH_FILE = 'graph.tar'

/** All other top-level entries of a data folder. */
export const dataFiles = {
  index: 'places.sqlite',
  catalog: 'catalog.json',
  map: 'map.sqlite',
  routing: 'routing',
  license: 'LICENSE-ODbL.txt',
  notice: 'NOTICE.md',
} as const

/** The description of a data folder in `manifest.json`. */
export interface Manifest {
  version: number
  /** Hash of the program that built the folder, if another program is to build it again. */
  program?: string
  /** Identifies a build by its content, not by its time. */
  dataId: string
  createdAt: string
  /** The regions with addresses, places and roads. */
  regions: ManifestRegion[]
  sources: ManifestSource[]
  /** The number of records of each kind, and other counts. */
  counts: Record<string, number>
  /** The reason why there are no directions. */
  withoutRouting?: string
  /** Every file of the folder except the manifest, by its path with `/`. */
  files: Record<string, { bytes: number; sha256: string }>
  /** Hash of the rest of the manifest. */
  seal: string
}

export interface ManifestRegion {
  name: string
  bounds: Bounds
  /** ISO 8601; the time at which the data were taken from OpenStreetMap. */
  date?: string
}

export interface ManifestSource {
  name: string
  license: string
  attribution: string
  url?: string
}

/** Completes a manifest with hashes of its data and of itself. */
export function sealManifest(manifest: Omit<Manifest, 'dataId' | 'seal'>): Manifest {
  const dataId = sha256(JSON.stringify(manifest.files)).slice(0, 16)
  const open = { ...manifest, dataId }
  return { ...open, seal: sha256(JSON.stringify(open)) }
}

/** True when a manifest is unchanged since it was sealed. */
export function isSealed({ seal, ...open }: Manifest): boolean {
  return seal === sha256(JSON.stringify(open))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
