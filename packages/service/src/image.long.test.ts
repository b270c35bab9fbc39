import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const builder = ['docker', 'podman'].find((name) => spawnSync(name, ['info']).status === 0)

it.skipIf(builder === undefined)(
  'deploy/Dockerfile makes an image of a checkout, whose program runs',
  () => {
    const run = (program: string, ...args: string[]): string =>
      execFileSync(program, args, { cwd: root, encoding: 'utf8' })
    run(process.execPath, '.scripts/pack.ts')
    const file = ['--file', 'packages/service/deploy/Dockerfile', '.cache/packages']
    run(builder ?? '', 'build', '--target', 'checkout', '--tag', 'signpost-service:test', ...file)
    const help = run(builder ?? '', 'run', '--rm', 'signpost-service:test', '--help')
    expect(help).toContain('signpost-service serve --data data')
    expect(
      run(builder ?? '', 'run', '--rm', '--entrypoint', 'id', 'signpost-service:test', '-un'),
    ).toBe('node\n')
  },
)
