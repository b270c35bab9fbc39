import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { RoutingUnavailable } from '../failures.ts'
import { openValhalla } from './openValhalla.ts'

it.each([
  [
    'a platform for which there is no Valhalla library',
    () => Promise.reject(new Error('Unsupported platform')),
    'Valhalla has no library for this platform.',
  ],
  [
    'that the package is not installed',
    () => import('@valhallajs/missing' as string),
    'Directions need the package @valhallajs/valhallajs, which is not installed',
  ],
])('reports %s', async (_, load, reason) => {
  const folder = await mkdtemp(join(tmpdir(), 'signpost-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const graph = join(folder, 'graph.tar')
  await writeFile(graph, '')
  const failure: unknown = await openValhalla(graph, load).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(RoutingUnavailable)
  expect(String(failure)).toContain(reason)
})
