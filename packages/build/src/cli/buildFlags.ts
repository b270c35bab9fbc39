import { type Flag, onOff, text } from '@signpost/server'
import { region } from '@signpost/service/internal/commands'

export const input: Flag<string> = {
  name: 'input',
  placeholder: 'FILE',
  reader: text,
  text: 'An `.osm.pbf` extract of OpenStreetMap; may be given several times, for regions that do not overlap.',
}

export const out: Flag<string> = {
  name: 'out',
  placeholder: 'FOLDER',
  reader: text,
  fallback: 'data',
  text: 'The data folder to write. An existing folder is replaced when the build is complete.',
}

export const store: Flag<string> = {
  name: 'store',
  placeholder: 'URL',
  reader: text,
  text: 'PostgreSQL database into which the places are also loaded when the folder is complete: `postgres://…`, the primary server. Services read the previous data until the load is complete.',
}

export const tiles: Flag<string> = {
  name: 'tiles',
  placeholder: 'FILE',
  reader: text,
  text: 'A file to which the tiles of the map are also written, as a PMTiles archive, when the folder is complete: `out.pmtiles`. `serve --tiles-url` reads it from any static host.',
}

export const demo: Flag<boolean> = {
  name: 'demo',
  reader: onOff,
  text: 'Build the two cities that come with the service, instead of extracts.',
}

export const regionOnly: Flag<boolean> = {
  name: 'region-only',
  reader: onOff,
  text: 'Exclude the countries, states, towns and postal codes of the rest of the world.',
}

/** Every setting of `signpost-build`, in the order of the documentation. */
export const buildFlags: readonly Flag<unknown>[] = [
  input,
  out,
  regionOnly,
  demo,
  store,
  tiles,
  region,
]
