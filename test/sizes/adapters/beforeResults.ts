import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../.scripts/root.ts'

/** The esbuild configuration of an adapter without the client, and without the part that is loaded with its first result. */
export function beforeResults(name: string): object {
  return {
    entryPoints: [join(root, 'packages/adapters/dist', name, 'index.js')],
    external: ['@signpost/client/*', './createResults.js', './placesOf.js', './readRefusal.js'],
    outdir: join(tmpdir(), `signpost-size-of-${name}`),
    allowOverwrite: true,
    bundle: true,
    format: 'esm',
    minify: true,
    write: true,
  }
}
