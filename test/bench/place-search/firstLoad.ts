import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as esbuild from 'esbuild'
import * as vite from 'vite'

interface Chunk {
  readonly code: string
  /** The names of the chunks that it imports other than on demand. */
  readonly imports: readonly string[]
}

/** Bytes that an app with the box loads before anybody touches it, compressed; React is not counted. */
export async function firstLoad(folder: string): Promise<{ vite: number; esbuild: number }> {
  const entry = 'withBox.tsx'
  return {
    vite: await withVite(folder, join(folder, entry)),
    esbuild: await firstLoadWithEsbuild(folder, entry),
  }
}

async function withVite(folder: string, entry: string): Promise<number> {
  const built = await vite.build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: entry, external: /^react(-dom)?(\/|$)/ } },
  })
  const chunks = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((output) => output.type === 'chunk')
  const first = chunks.find(({ isEntry }) => isEntry)?.fileName ?? ''
  return sum(first, new Map(chunks.map((chunk) => [chunk.fileName, chunk])))
}

export async function firstLoadWithEsbuild(folder: string, entry: string): Promise<number> {
  const { metafile, outputFiles } = await esbuild.build({
    entryPoints: [join(folder, entry)],
    absWorkingDir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'out',
    external: ['react', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  const outputs = Object.entries(metafile.outputs)
  const chunks = new Map(
    outputs.map(([name, { imports }]): [string, Chunk] => {
      const code = outputFiles.find(({ path }) => path.endsWith(name))?.text ?? ''
      const first = imports.filter(({ kind }) => kind === 'import-statement')
      return [name, { code, imports: first.map(({ path }) => path) }]
    }),
  )
  return sum(outputs.find(([, { entryPoint }]) => entryPoint)?.[0] ?? '', chunks)
}

function sum(first: string, chunks: ReadonlyMap<string, Chunk>): number {
  const names = new Set([first])
  for (const name of names) for (const other of chunks.get(name)?.imports ?? []) names.add(other)
  const sizes = [...names].map(
    (name) => gzipSync(chunks.get(name)?.code ?? '', { level: 9 }).length,
  )
  return sizes.reduce((total, size) => total + (size > 20 ? size : 0), 0)
}
