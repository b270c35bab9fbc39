import { readFile } from 'node:fs/promises'
import { demoKey } from '../keys/demoKey.ts'
import { isLoopbackOrigin } from '../keys/isLoopbackOrigin.ts'
import { type ApiKey, readKeys } from '../keys/readKeys.ts'
import { type Environment, type FlagValues, UsageError } from './readFlags.ts'
import { host, keysFile } from './serverFlags.ts'

/** The keys of a file or of the environment; without either the demo's, which everybody knows, so it is for this machine only. */
export async function loadKeys(flags: FlagValues, env: Environment): Promise<ApiKey[]> {
  const file = flags.get(keysFile)
  const text = file === undefined ? env.SIGNPOST_KEYS : await readFile(file, 'utf8')
  if (!text) return [demoKeyFor(flags.get(host) ?? '')]
  try {
    return readKeys(text)
  } catch (error) {
    throw new UsageError(`${file ?? 'SIGNPOST_KEYS'}: ${(error as Error).message}.`)
  }
}

function demoKeyFor(address: string): ApiKey {
  const written = address.includes(':') ? `[${address}]` : address
  if (isLoopbackOrigin(`http://${written}`)) return demoKey
  throw new UsageError(
    `There are no keys, and other machines can reach ${address}: name a file of them with --keys, or listen on 127.0.0.1.`,
  )
}
