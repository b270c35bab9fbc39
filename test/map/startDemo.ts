import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../../.scripts/root.ts'
import { demoData, startService } from '../e2e/startService.ts'

export interface Demo {
  /** The URL of the page and the service. */
  readonly address: string
  readonly stop: () => Promise<void>
}

/** Starts the real service on the demo data, which it builds unless they exist, with the page of this folder at `/`. */
export async function startDemo(): Promise<Demo> {
  const site = await mkdtemp(join(tmpdir(), 'signpost-map-'))
  await build({
    configFile: join(root, 'vite.config.ts'),
    root: join(import.meta.dirname, 'page'),
    logLevel: 'error',
    build: { outDir: site, emptyOutDir: true },
  })
  const service = await startService(await demoData(), site, 0)
  return {
    address: service.address,
    stop: async () => {
      await service.kill()
      await rm(site, { recursive: true, force: true })
    },
  }
}
