import type { Bounds } from '@signpost/client/domain'

/** The version of the folder's layout: another version is not read. */
export const MANIFEST_VERSION = 1

/** What `manifest.json` says of a data folder. */
export interface Manifest {
  version: typeof MANIFEST_VERSION
  /** Tells two builds apart by their content, not by their time. */
  dataId: string
  createdAt: string
  /** The regions with addresses, places and roads. */
  regions: ManifestRegion[]
  sources: ManifestSource[]
  /** Records of each kind, and what else was counted. */
  counts: Record<string, number>
  /** Every file of the folder but the manifest, by its path with `/`. */
  files: Record<string, { bytes: number; sha256: string }>
}

export interface ManifestRegion {
  name: string
  bounds: Bounds
  /** ISO 8601; when the data were taken from OpenStreetMap. */
  date?: string
}

export interface ManifestSource {
  name: string
  license: string
  attribution: string
  url?: string
}
