import { build } from 'vite'
import { scriptConfig } from '../../.scripts/elements/scriptConfig.ts'

/** The published files of the script, by path. */
export async function scriptFiles(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const config = scriptConfig('unused')
  const built = await build({ ...config, build: { ...config.build, write: false } })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return new Map(
    outputs.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  )
}
