import { setWorkerUrl } from 'maplibre-gl'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'

export * from 'maplibre-gl'

setWorkerUrl(ownWorkerUrl())

/** The URL of the worker that is shipped with the script. A browser starts no worker from another origin, so a module of this page imports it in that case. */
function ownWorkerUrl(): string {
  const url = new URL(worker, import.meta.url)
  if (url.origin === location.origin) return url.href
  const code = `import ${JSON.stringify(url.href)}`
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
}
