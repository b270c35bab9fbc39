import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { install, type Versions } from '../../../.scripts/check/installPackages.ts'
import { root } from '../../../.scripts/root.ts'
import type { MeasuredKit } from './Kit.ts'

/** A kit that is installed in an app of its own, and built. */
export interface BuiltKit {
  readonly kit: MeasuredKit
  /** The folder of the built page. */
  readonly built: string
  /** The compressed bytes of code and styles that a page loads first. */
  readonly first: number
  /** The same in an app that has React. */
  readonly firstBesideReact: number
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>A search box</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <main><div id="app"></div></main>
    <script type="module" src="./main.js"></script>
  </body>
</html>
`
const main = `import { mount } from './kit.jsx'\nwindow.mountKit = mount\n`
const plainBox = join(root, 'test/bench/place-search/page/Baseline.tsx')

/** Installs a kit into a folder by the names of its packages, and builds its page like an app. */
export async function buildKit(
  kit: MeasuredKit,
  folder: string,
  tarballs: Versions,
): Promise<BuiltKit> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'main.js'), main)
  writeFileSync(join(folder, 'kit.jsx'), kit.code)
  cpSync(plainBox, join(folder, 'Baseline.tsx'))
  install(folder, tarballs, dependenciesOf(kit, tarballs))
  return {
    kit,
    built: join(folder, 'dist'),
    first: await firstBytes(folder, 'dist', []),
    firstBesideReact: await firstBytes(folder, 'dist-beside-react', [/^react(-dom)?(\/|$)/]),
  }
}

export function dependenciesOf({ packages }: MeasuredKit, tarballs: Versions): Versions {
  return Object.fromEntries(
    Object.entries(packages).map(([name, version]) => [
      name,
      version === 'packed' ? (tarballs[name] ?? version) : version,
    ]),
  )
}

/** Builds the page, and returns the compressed size of its first code with all styles. */
async function firstBytes(folder: string, outDir: string, external: RegExp[]): Promise<number> {
  const built = await build({
    configFile: false,
    root: folder,
    base: './',
    logLevel: 'error',
    build: {
      outDir,
      cssCodeSplit: false,
      rolldownOptions: {
        external,
        output: {
          entryFileNames: 'main.js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = new Map(
    outputs.filter((output) => output.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  )
  const first = new Set(['main.js'])
  for (const name of first) for (const other of chunks.get(name)?.imports ?? []) first.add(other)
  const styles = outputs.filter(({ fileName }) => fileName.endsWith('.css'))
  return (
    [...first].reduce((sum, name) => sum + compressed(chunks.get(name)?.code ?? ''), 0) +
    styles.reduce((sum, style) => sum + compressed('source' in style ? style.source : ''), 0)
  )
}

export function compressed(code: string | Uint8Array): number {
  return code.length === 0 ? 0 : gzipSync(code, { level: 9 }).length
}
