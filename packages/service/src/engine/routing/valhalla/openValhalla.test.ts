import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { RoutingUnavailable } from '../RoutingUnavailable.ts'
import { openValhalla } from './openValhalla.ts'

it('tells that routing is not available on a platform that the library does not know', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'signpost-'))
  const graph = join(folder, 'graph.tar')
  await writeFile(graph, '')
  vi.spyOn(process, 'platform', 'get').mockReturnValue('sunos')
  await expect(openValhalla(graph)).rejects.toThrow(RoutingUnavailable)
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})
