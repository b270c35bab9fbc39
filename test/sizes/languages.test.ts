import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folders = ['react', 'map'].map((name) => join(root, 'packages', name, 'src/messages'))
const languages = readdirSync(folders[1] ?? '').filter((file) => /^[a-z]{2}\.ts$/.test(file))

/** The compressed bytes of a bundled file. */
function bytesOf(path: string): number {
  const { code } = transformSync(readFileSync(path, 'utf8'), {
    loader: 'ts',
    minify: true,
    charset: 'utf8',
  })
  return gzipSync(code, { level: 9 }).length
}

test.each(languages)('%s of react and map together is at most 8 kB', (file) => {
  const bytes = folders.map((folder) => bytesOf(join(folder, file)))
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(8000)
})
