import { existsSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createPostgresStore } from '../../src/engine/postgres/createPostgresStore.ts'
import {
  databaseUrl,
  embeddedServer,
  freePort,
} from '../../src/engine/postgres/testing/embeddedServer.ts'
import { loadData } from '../../src/testing/loadData.ts'

/** A PostgreSQL database with the data of a folder. */
export interface LoadedStore {
  url: string
  stop(): Promise<void>
}

const DATABASE = 'places'

/** Starts a PostgreSQL server whose files are beside a data folder, and loads the folder if that was not done before. */
export async function openScaleStore(folder: string): Promise<LoadedStore> {
  const files = `${folder}-postgres`
  const port = await freePort()
  const server = embeddedServer(files, port, [
    'shared_buffers=1GB',
    'synchronous_commit=off',
    'max_wal_size=4GB',
  ])
  const isNew = !existsSync(files)
  if (isNew) {
    await chmod(dirname(files), 0o755)
    await server.initialise()
  }
  await server.start()
  const url = databaseUrl(port, DATABASE)
  if (isNew) await server.createDatabase(DATABASE)
  const loaded = await createPostgresStore({ urls: [url] }).catch(() => undefined)
  await loaded?.close()
  if (!loaded) {
    const begin = performance.now()
    await loadData(folder, url)
    console.log(`Loaded ${folder} in ${Math.round((performance.now() - begin) / 1000)} s.`)
  }
  return { url, stop: () => server.stop() }
}
