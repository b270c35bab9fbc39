import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { RoutingUnavailable } from '../failures.ts'
import { openValhalla } from './openValhalla.ts'

const library = '@valhallajs/valhallajs'

it('reports a platform for which there is no Valhalla library', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'signpost-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const graph = join(folder, 'graph.tar')
  await writeFile(graph, '')
  // Without the mock, a library that was loaded before in this process would be found.
  vi.doMock(library, () => {
    throw new Error('Unsupported platform')
  })
  onTestFinished(() => vi.doUnmock(library))
  await expect(openValhalla(graph)).rejects.toThrow(RoutingUnavailable)
})
