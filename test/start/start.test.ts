import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { root } from '../../.scripts/root.ts'
import { showLines } from '../../.scripts/start/showLines.ts'

const conditions = ['--conditions=@signpost/source', '--disable-warning=ExperimentalWarning']

/** The output of `start` with these arguments, each of which ends it before the build. */
function start(...args: string[]) {
  const script = join(root, '.scripts/start.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [...conditions, script, ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('`start` reports before the build', () => {
  test('a port that another program uses, also after the `--` of npm', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? address?.port : undefined
    expect(start('--', '--port', String(port))).toEqual({
      status: 1,
      stdout: '',
      stderr: `Another program listens on 127.0.0.1:${port}: stop it, or choose another port with --port.\n`,
    })
    other.close()
  })

  test('an unknown flag', () => {
    const { status, stdout, stderr } = start('--prot', '9000')
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^Unknown option '--prot'.*see --help\.\n$/)
  })
})

describe('the lines of `start`', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('repeat a step that takes longer than two seconds, with its duration, until it ends', () => {
    const written: string[] = []
    const lines = showLines((text) => written.push(text))
    lines.show('Building the index')
    vi.advanceTimersByTime(4000)
    expect(written).toEqual([
      'Building the index',
      'Building the index … 2 s',
      'Building the index … 4 s',
    ])
    lines.show('URL')
    lines.end()
    vi.advanceTimersByTime(60_000)
    expect(written.slice(3)).toEqual(['URL'])
  })
})
