import { readFlags, serverFlags } from '@signpost/server'
import { describe, expect, it } from 'vitest'
import * as flags from './serveFlags.ts'

const { serveFlags } = flags

describe('a flag', () => {
  it('overrides the environment, which overrides the default', () => {
    const env = { SIGNPOST_PORT: '81', SIGNPOST_HOST: '' }
    expect(readFlags(serveFlags, ['--port', '82'], env).get(serverFlags.listenPort)).toBe(82)
    expect(readFlags(serveFlags, [], env).get(serverFlags.listenPort)).toBe(81)
    expect(readFlags(serveFlags, [], {}).get(serverFlags.listenPort)).toBe(8080)
    expect(readFlags(serveFlags, [], env).get(serverFlags.host)).toBe('127.0.0.1')
    expect(readFlags(serveFlags, [], {}).get(flags.overlay)).toBeUndefined()
  })

  it('without a value is turned on', () => {
    expect(readFlags(serveFlags, ['--log-queries'], {}).get(serverFlags.logQueries)).toBe(true)
    expect(
      readFlags(serveFlags, [], { SIGNPOST_LOG_QUERIES: '1' }).get(serverFlags.logQueries),
    ).toBe(true)
    expect(readFlags(serveFlags, [], {}).get(serverFlags.logQueries)).toBeUndefined()
  })

  it.each([
    [['--port', 'http'], {}, '--port must be a whole number from 0 to 65535, but is "http".'],
    [[], { SIGNPOST_PORT: '-1' }, 'SIGNPOST_PORT must be a whole number'],
    [['--public-url', 'ftp://x'], {}, '--public-url must be a URL'],
    [['--base-path', 'places'], {}, '--base-path must be a path'],
    [['--base-path', '/a/../b?'], {}, '--base-path must be a path'],
    [['--log-level', 'loud'], {}, '--log-level must be one of'],
    [['--frame-ancestors', 'https://a.example; script-src *'], {}, '--frame-ancestors must be'],
    [['--trust-proxy=1'], {}, '--trust-proxy'],
    [['--prot', '80'], {}, "Unknown option '--prot'"],
    [['data'], {}, 'data'],
  ])('%j with %j is refused in one line', (args, env, message) => {
    const read = () => {
      const values = readFlags(serveFlags, args, env)
      for (const flag of serveFlags) values.get(flag)
    }
    expect(read).toThrow(message)
  })
})
