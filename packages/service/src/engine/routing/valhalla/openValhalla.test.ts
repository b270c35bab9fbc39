import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { RoutingUnavailable } from '../failures.ts'
import { openValhalla } from './openValhalla.ts'

const library = '@valhallajs/valhallajs'

it('tells that routing is not available on a platform that the library does not know', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'signpost-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const graph = join(folder, 'graph.tar')
  await writeFile(graph, '')
  // Asked for a second time in this process, the library would be there.
  vi.doMock(library, () => {
    throw new Error('Unsupported platform')
  })
  onTestFinished(() => vi.doUnmock(library))
  await expect(openValhalla(graph)).rejects.toThrow(RoutingUnavailable)
})
