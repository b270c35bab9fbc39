import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as esbuild from 'esbuild'
import * as vite from 'vite'

interface Chunk {
  readonly code: string
  /** The names of the chunks that it imports statically. */
  readonly imports: readonly string[]
}

const page = 'withBox.tsx'
/** An app that loads a part on demand, so that Vite's code for this is not counted for the search box. */
const plainPage = 'withoutBox.tsx'

/** The compressed bytes that the search box adds to an app's first load, without React. */
export async function firstLoad(folder: string): Promise<{ vite: number; esbuild: number }> {
  return {
    vite: await firstLoadWithVite(folder),
    esbuild: await firstLoadWithEsbuild(folder, page),
  }
}

async function firstLoadWithVite(folder: string): Promise<number> {
  const built = await vite.build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: [page, plainPage].map((name) => join(folder, name)),
        external: /^react(-dom)?(\/|$)/,
      },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = outputs.filter((output) => output.type === 'chunk')
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const atFirst = (entry: string): ReadonlySet<string> =>
    reachable(chunks.find(({ name }) => `${name}.tsx` === entry)?.fileName ?? '', files)
  const plain = atFirst(plainPage)
  return compressed(
    [...atFirst(page)].filter((name) => !plain.has(name)),
    files,
  )
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
  const first = outputs.find(([, { entryPoint }]) => entryPoint)?.[0] ?? ''
  return compressed([...reachable(first, chunks)], chunks)
}

function reachable(first: string, chunks: ReadonlyMap<string, Chunk>): ReadonlySet<string> {
  const names = new Set([first])
  for (const name of names) for (const other of chunks.get(name)?.imports ?? []) names.add(other)
  return names
}

function compressed(names: readonly string[], chunks: ReadonlyMap<string, Chunk>): number {
  const sizes = names.map((name) => gzipSync(chunks.get(name)?.code ?? '', { level: 9 }).length)
  return sizes.reduce((total, size) => total + (size > 20 ? size : 0), 0)
}
