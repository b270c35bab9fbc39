import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const builder = ['docker', 'podman'].find((name) => spawnSync(name, ['info']).status === 0)

it.skipIf(builder === undefined)(
  'deploy/Dockerfile makes images of a checkout, whose programs run',
  () => {
    const run = (program: string, ...args: string[]): string =>
      execFileSync(program, args, { cwd: root, encoding: 'utf8' })
    run(process.execPath, '.scripts/pack.ts')
    const file = ['--file', 'packages/service/deploy/Dockerfile', '.cache/packages']
    for (const name of ['service', 'build']) {
      const image = `signpost-${name}:test`
      const which = ['--build-arg', `PACKAGE=${name}`, '--tag', image]
      run(builder ?? '', 'build', '--target', 'checkout', ...which, ...file)
      const help = run(builder ?? '', 'run', '--rm', image, `signpost-${name}`, '--help')
      expect(help).toContain(name === 'service' ? 'serve --data data' : '--input region.osm.pbf')
      expect(run(builder ?? '', 'run', '--rm', image, 'id', '-un')).toBe('node\n')
    }
  },
)
