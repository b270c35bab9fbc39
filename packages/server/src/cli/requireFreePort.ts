import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FlagValues } from './readFlags.ts'
import { host, listenPort } from './serverFlags.ts'

/** Fails like the service if it cannot listen at the address of the flags, before the user waits for a build. */
export async function requireFreePort(flags: FlagValues): Promise<void> {
  const server = createServer()
  server.listen(flags.get(listenPort), flags.get(host))
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
