import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FlagValues } from './readFlags.ts'
import { host, listenPort } from './serverFlags.ts'

/** Fails as the service would if it cannot listen where the flags say, so that nobody waits for a build before this is known. */
export async function requireFreePort(flags: FlagValues): Promise<void> {
  const server = createServer()
  server.listen(flags.get(listenPort), flags.get(host))
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
