import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'

const built = join(root, 'packages/adapters/dist')
const adapters = globSync('!(with*|combine|domain|internals)/index.js', { cwd: built })

/** Leaves out what is loaded on use. */
const atFirst: Plugin = {
  name: 'at-first',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
  },
}

async function compressedSize(file: string, plugins: Plugin[] = []): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [join(built, file)],
    external: ['@signpost/client/*'],
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    plugins,
  })
  return gzipSync(outputFiles[0]?.contents ?? '').length
}

test.each(adapters.map((file) => [basename(dirname(file)), file]))(
  '%s adds at most 4 kB (gzip) to a page before its first answer, and at most 8.5 kB with what reads answers',
  async (_, file) => {
    expect(await compressedSize(file, [atFirst])).toBeLessThanOrEqual(4000)
    expect(await compressedSize(file)).toBeLessThanOrEqual(8500)
  },
)

test('there are adapters', () => expect(adapters.length).toBeGreaterThan(30))
