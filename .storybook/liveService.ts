/** The URL on which `start` listens. A catalog that `start` serves uses its own origin. */
export const liveService: string = /\/catalog\//.test(location.pathname)
  ? location.origin
  : 'http://127.0.0.1:8080'

/** True when the service answers. */
export async function isLive(): Promise<boolean> {
  try {
    return (await fetch(`${liveService}/readyz`, { signal: AbortSignal.timeout(3000) })).ok
  } catch {
    return false
  }
}
