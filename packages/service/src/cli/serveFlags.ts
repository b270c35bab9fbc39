import { integer } from '@signpost/client/protocol'
import { type Flag, frameSources, onOff, serverFlags, text, url, urls } from '@signpost/server'

export const data: Flag<string> = {
  name: 'data',
  placeholder: 'FOLDER',
  reader: text,
  text: 'The data folder that `signpost-build` wrote. Default: `data`. With `--store` there is no default, and the map and the routes come from `--tiles-url` and `--valhalla-url`.',
}

export const store: Flag<string> = {
  name: 'store',
  placeholder: 'URLS',
  reader: text,
  text: 'PostgreSQL database to search instead of a data folder, loaded by `signpost-build --store`: `postgres://…`. With several URLs, separated by commas, a failing server is skipped for some seconds.',
}

export const limits: Flag<string> = {
  name: 'limits',
  placeholder: 'URL',
  reader: text,
  text: 'Writable PostgreSQL database in which several processes count the requests of a key together: `postgres://…`. Default: each process counts alone.',
}

export const verify: Flag<boolean> = {
  name: 'verify',
  reader: onOff,
  text: 'Verify the content of every data file before it is served. Without it, only new files and files with a changed modification time are verified.',
}

export const publicUrl: Flag<string> = {
  name: 'public-url',
  placeholder: 'URL',
  reader: url,
  text: 'URL of the service for clients, including the base path; the style uses it for its tiles. Default: the URL of the request.',
}

export const staticFolder: Flag<string> = {
  name: 'static',
  placeholder: 'FOLDER',
  reader: text,
  text: 'Folder of files to serve beside the interface.',
}

export const frameAncestors: Flag<string> = {
  name: 'frame-ancestors',
  placeholder: 'ORIGINS',
  reader: frameSources,
  fallback: "'self'",
  text: "Pages that may show these files in a frame: origins separated by spaces, `'self'`, `'none'` or `*`.",
}

export const overlay: Flag<string> = {
  name: 'overlay',
  placeholder: 'FILE',
  reader: text,
  text: 'File of fuel prices, photos and reviews to add to places.',
}

export const tilesUrl: Flag<string> = {
  name: 'tiles-url',
  placeholder: 'URL',
  reader: url,
  text: 'URL of an archive of map tiles on any static host, written by `signpost-build --tiles`, to use instead of the map in the data folder.',
}

export const valhallaUrl: Flag<readonly string[]> = {
  name: 'valhalla-url',
  placeholder: 'URLS',
  reader: urls,
  text: 'URL of a Valhalla server to use instead of the embedded one. With several URLs, separated by commas, a failing server is skipped for some seconds.',
}

export const workers: Flag<number> = {
  name: 'workers',
  placeholder: 'COUNT',
  reader: integer(1, 64),
  text: 'Number of threads that search the index. Default: one for each processor, at most four.',
}

export const queue: Flag<number> = {
  name: 'queue',
  placeholder: 'COUNT',
  reader: integer(0, 100_000),
  fallback: '1000',
  text: 'Number of searches that may wait for a free thread; further searches are answered with a 503.',
}

/** The cache flag of every server, with a larger default because a search in local data costs more than the memory of an answer. */
export const cache: Flag<number> = { ...serverFlags.cache, fallback: '4000' }

/** Every setting of `serve`, in the order of the documentation: the flags of its own data, then the flags of every server. */
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
