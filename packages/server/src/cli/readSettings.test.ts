import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readFlags } from './readFlags.ts'
import { loadKeys } from './readSettings.ts'
import * as flags from './serverFlags.ts'

const folder = await mkdtemp(join(tmpdir(), 'signpost-keys-'))
afterAll(() => rm(folder, { recursive: true }))

const text = '{"keys": [{"name": "web", "key": "s3cret"}]}'
const load = (args: string[], env: Record<string, string> = {}) =>
  loadKeys(readFlags(flags.all, args, env), env)

describe('the keys of a service', () => {
  it('come from a file, or from the environment', async () => {
    const file = join(folder, 'keys.json')
    await writeFile(file, text)
    expect(await load(['--keys', file])).toMatchObject([{ name: 'web' }])
    expect(await load(['--host', '0.0.0.0'], { SIGNPOST_KEYS: text })).toMatchObject([
      { name: 'web' },
    ])
  })

  it.each(['127.0.0.1', 'localhost', '::1'])(
    'are the demo key without either, when only this machine can reach %s',
    async (host) => {
      expect(await load(['--host', host])).toMatchObject([{ name: 'demo', origins: ['loopback'] }])
    },
  )

  it.each(['0.0.0.0', '::', '192.168.1.2', 'maps.example'])(
    'are missing without either, when other machines can reach %s',
    async (host) => {
      await expect(load(['--host', host])).rejects.toThrow(`other machines can reach ${host}`)
    },
  )

  it('are reported by their source, without any key, when they cannot be read', async () => {
    const env = { SIGNPOST_KEYS: text.replace('web', '').replace('"key"', '"kei"') }
    await expect(load([], env)).rejects.toThrow(/^SIGNPOST_KEYS: the key/)
    await expect(load([], env)).rejects.not.toThrow('s3cret')
    await expect(load(['--keys', join(folder, 'none.json')])).rejects.toThrow('none.json')
  })
})
