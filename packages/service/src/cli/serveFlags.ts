import { integer } from '@signpost/client/protocol'
import { type Flag, frameSources, onOff, serverFlags, text, url, urls } from '@signpost/server'

export const data: Flag<string> = {
  name: 'data',
  env: 'SIGNPOST_DATA',
  placeholder: 'FOLDER',
  kind: text,
  text: 'The data folder that `build` wrote. Default: `data`; with `--store` none, and the map and the routes are those of `--tiles-url` and `--valhalla-url`.',
}

export const store: Flag<string> = {
  name: 'store',
  env: 'SIGNPOST_STORE',
  placeholder: 'ADDRESSES',
  kind: text,
  text: 'PostgreSQL to search in place of a data folder, as `build --store` has loaded it: `postgres://…`. Of several addresses, between commas, one that fails is set aside for some seconds.',
}

export const limits: Flag<string> = {
  name: 'limits',
  env: 'SIGNPOST_LIMITS',
  placeholder: 'ADDRESS',
  kind: text,
  text: 'PostgreSQL in which several processes count the requests of a key together: `postgres://…`, a server that can be written to. Default: each process counts alone.',
}

export const verify: Flag<boolean> = {
  name: 'verify',
  env: 'SIGNPOST_VERIFY',
  kind: onOff,
  text: 'Compare the content of every data file before it is served. Without it, only that of files that are new or whose time of modification has changed.',
}

export const publicUrl: Flag<string> = {
  name: 'public-url',
  env: 'SIGNPOST_PUBLIC_URL',
  placeholder: 'URL',
  kind: url,
  text: 'Address under which clients know the service, base path included; the style names its tiles by it. Default: what the request was sent to.',
}

export const staticFolder: Flag<string> = {
  name: 'static',
  env: 'SIGNPOST_STATIC',
  placeholder: 'FOLDER',
  kind: text,
  text: 'Folder of files to serve beside the interface.',
}

export const frameAncestors: Flag<string> = {
  name: 'frame-ancestors',
  env: 'SIGNPOST_FRAME_ANCESTORS',
  placeholder: 'ORIGINS',
  kind: frameSources,
  fallback: "'self'",
  text: "Pages that may show those files in a frame: origins between spaces, `'self'`, `'none'` or `*`.",
}

export const overlay: Flag<string> = {
  name: 'overlay',
  env: 'SIGNPOST_OVERLAY',
  placeholder: 'FILE',
  kind: text,
  text: 'File of fuel prices, photos and reviews to add to places.',
}

export const tilesUrl: Flag<string> = {
  name: 'tiles-url',
  env: 'SIGNPOST_TILES_URL',
  placeholder: 'URL',
  kind: url,
  text: 'Archive of map tiles on any static host, as `build --tiles` wrote it, to read in place of the map of the data folder.',
}

export const valhallaUrl: Flag<readonly string[]> = {
  name: 'valhalla-url',
  env: 'SIGNPOST_VALHALLA_URL',
  placeholder: 'URLS',
  kind: urls,
  text: 'Valhalla to find routes with, in place of the embedded one. Of several addresses, between commas, one that fails is set aside for some seconds.',
}

export const workers: Flag<number> = {
  name: 'workers',
  env: 'SIGNPOST_WORKERS',
  placeholder: 'COUNT',
  kind: integer(1, 64),
  text: 'Threads that search the index. Default: one for each processor, at most four.',
}

export const queue: Flag<number> = {
  name: 'queue',
  env: 'SIGNPOST_QUEUE',
  placeholder: 'COUNT',
  kind: integer(0, 100_000),
  fallback: '1000',
  text: 'Searches that may wait for a free thread; the next one is answered with a 503.',
}

/** The flag of every server; a search in data of its own costs a processor more than an answer costs memory. */
export const cache: Flag<number> = { ...serverFlags.cache, fallback: '4000' }

/** Every setting of `serve`, in the order of the documentation: those of its own data, and those of every server. */
export const serveFlags: readonly Flag<unknown>[] = [
  data,
  store,
  limits,
  verify,
  overlay,
  tilesUrl,
  valhallaUrl,
  workers,
  queue,
  publicUrl,
  staticFolder,
  frameAncestors,
  ...serverFlags.all.map((flag) => (flag === serverFlags.cache ? cache : flag)),
]
