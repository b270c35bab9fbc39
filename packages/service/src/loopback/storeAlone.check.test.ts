import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { writeArchive } from '../../../build/src/map/archive/writeArchive.ts'
import { dataFiles } from '../data/manifest.ts'
import { startPostgres, type TestPostgres } from '../engine/postgres/testing/startPostgres.ts'
import { tileAt } from '../engine/tiles/mercator.ts'
import { loadData } from '../testing/loadData.ts'
import { type FileHost, serveFile } from '../testing/serveFile.ts'
import { type SmallData, smallData } from '../testing/smallData.ts'
import { type ServiceProcess, startProcess } from '../testing/startProcess.ts'

const at = 'api_key=demo&search_center=-34.906,-56.191'
const paths = [
  `/geo/v2/suggestions/json?${at}&query=canelones`,
  `/geo/v2/search/json?${at}&query=canelones`,
  '/geo/v2/reversegeocode/json?api_key=demo&coordinate=-34.906,-56.191',
  '/geo/v2/brand_list/json?api_key=demo&country=URY',
  '/geo/v2/category_list/json?api_key=demo&language=es',
]
const way = '/geo/v2/directions/json?api_key=demo&origin=-34.906,-56.191&destination=-34.9,-56.19'

let data: SmallData
let postgres: TestPostgres
let host: FileHost
let valhalla: Server
let folder: ServiceProcess
let alone: ServiceProcess

beforeAll(async () => {
  ;[data, postgres] = await Promise.all([smallData(), startPostgres()])
  const url = await postgres.createDatabase()
  const manifest = await loadData(data.folder, url)
  const archive = join(data.folder, '../corner.pmtiles')
  await writeArchive(join(data.folder, dataFiles.map), archive, manifest, { worldZoom: 0 })
  host = await serveFile(archive)
  valhalla = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1')
  folder = await startProcess(['serve', '--data', data.folder, '--port', '0'])
  alone = await startProcess([
    ...['serve', '--port', '0', '--store', url, '--tiles-url', host.url],
    ...['--valhalla-url', `http://127.0.0.1:${(valhalla.address() as AddressInfo).port}`],
  ])
})
afterAll(async () => {
  valhalla.closeAllConnections()
  valhalla.close()
  await Promise.all([folder.kill(), alone.kill()])
  await Promise.all([host.close(), postgres.stop(), data.remove()])
})

const answerOf = async (path: string, { url } = alone) => {
  const response = await fetch(`${url}${path}`)
  return { status: response.status, body: await response.text() }
}
/** The path of the corner's tile. */
const tileOf = (zoom: number) => `/tiles/${zoom}/${tileAt([-56.191, -34.906], zoom).join('/')}.mvt`
const parts = async () => JSON.parse((await answerOf('/readyz')).body)

// One test, because the parts of the service fail one after the other.
test('without a data folder, on PostgreSQL, a tile archive and Valhalla, answers the same as with one, and the rest when one of them is down', async () => {
  expect(alone.output()).toContain('Signpost serves corner')
  for (const path of paths) {
    const answer = await answerOf(path)
    expect(answer.status, path).toBe(200)
    expect(answer, path).toEqual(await answerOf(path, folder))
  }
  const [ours, theirs] = await Promise.all(
    [alone, folder].map(async ({ url }) => (await fetch(url + tileOf(16))).bytes()),
  )
  expect(ours?.byteLength).toBeGreaterThan(0)
  expect(ours).toEqual(theirs)
  // On a busy machine a part may respond more slowly than the health check allows.
  await vi.waitFor(
    async () =>
      expect(await parts()).toMatchObject({
        status: 'ready',
        places: { status: 'ok' },
        routes: { status: 'ok' },
        tiles: { status: 'ok' },
      }),
    { timeout: 30_000 },
  )

  // Stops the tiles and the routes.
  await host.close()
  valhalla.closeAllConnections()
  await new Promise((resolve) => valhalla.close(resolve))
  expect(await parts()).toMatchObject({
    status: 'ready',
    places: { status: 'ok' },
    routes: { status: 'missing' },
    tiles: { status: 'missing' },
  })
  for (const path of paths) expect((await answerOf(path)).status, path).toBe(200)
  const directions = await answerOf(way)
  expect([directions.status, JSON.parse(directions.body).error.code]).toEqual([
    503,
    'routing_unavailable',
  ])
  const tile = await answerOf(tileOf(15))
  expect([tile.status, JSON.parse(tile.body).error.code]).toEqual([503, 'tiles_unavailable'])

  // Stops the store.
  await postgres.stop()
  expect((await answerOf('/readyz')).status).toBe(503)
  const { status, body } = await answerOf(paths[2] ?? '')
  expect([status, JSON.parse(body).error.code]).toEqual([503, 'places_unavailable'])
})
