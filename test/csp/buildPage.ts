import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../../.scripts/root.ts'

/** The files of the page as an app would publish them, by path. */
export async function buildPage(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const built = await build({
    configFile: join(root, 'vite.config.ts'),
    root: join(import.meta.dirname, 'page'),
    logLevel: 'error',
    build: { write: false },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return new Map(
    outputs.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  )
}
