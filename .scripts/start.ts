import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { explain, readFlags, requireFreePort } from '@signpost/server'
import { serveFlags } from '../packages/service/src/cli/serveFlags.ts'
import { root } from './root.ts'
import { runAside } from './run.ts'
import { explorerBuild } from './start/buildExplorer.ts'
import { buildCatalog, placeCatalog } from './start/catalog.ts'
import { placeEmbed, scriptBuild } from './start/placeElements.ts'
import { showLines } from './start/showLines.ts'

// The arguments after `start` go to the service, such as `--port 9000` or `--help`; also after a `--`, which npm needs.
const [first, ...others] = process.argv.slice(2)
const args = first === '--' || first === undefined ? others : [first, ...others]
const isHelp = args.some((arg) => arg === '--help' || arg === '-h')

// A wrong flag and a used port are reported before the build.
if (!isHelp) {
  try {
    await requireFreePort(readFlags(serveFlags, args, process.env))
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}

const site = join(root, '.cache/explorer')
const { SIGNPOST_EMBED_KEY: apiKey, SIGNPOST_EMBED_ORIGIN: parentOrigin } = process.env
const lines = showLines()
const background = new AbortController()
const explorer = isHelp ? undefined : buildSite()

/** Empties the folder of the site and builds the page at `/` into it, while the service opens or builds its data. */
function buildSite(): Promise<string | undefined> {
  lines.show('Building the page and the data behind it.')
  rmSync(site, { recursive: true, force: true })
  mkdirSync(site, { recursive: true })
  return runAside(process.execPath, explorerBuild(site), background)
}

const service = spawn(
  process.execPath,
  [
    '--conditions=@signpost/source',
    '--disable-warning=ExperimentalWarning',
    '--max-semi-space-size=8',
    '--heap-growing-percent=30',
    join(root, 'packages/build/src/main.ts'),
    'demo',
    '--data',
    join(root, '.cache/demo'),
    '--static',
    site,
    '--log-level',
    'warn',
    ...args,
  ],
  {
    cwd: root,
    env: {
      // Node stores compiled code there, for the build of the data and for the next start.
      NODE_COMPILE_CACHE: join(root, '.cache/node'),
      MALLOC_ARENA_MAX: '2',
      ...(parentOrigin && { SIGNPOST_FRAME_ANCESTORS: `'self' ${parentOrigin}` }),
      ...process.env,
    },
    stdio: ['inherit', 'pipe', 'pipe'],
  },
)
explorer?.then((fault) => {
  if (fault === undefined || background.signal.aborted) return
  console.error(`The page could not be built.\n${fault}`)
  service.kill('SIGTERM')
  process.exitCode = 1
})
service.stderr.on('data', (chunk) => lines.show(String(chunk).trimEnd()))
service.stdout.on('data', async (chunk) => {
  const text = String(chunk)
  // The service prints its URL once it listens.
  const isListening = /^ {2}URL /m.test(text)
  if (isListening && (await explorer) !== undefined) return
  lines.show(text.replace(/\n$/, ''))
  if (isListening && explorer !== undefined) await addTheRest()
})

/** Adds the parts that nobody waits for: the pages under `/embed` with the script of the elements, and the catalog. */
async function addTheRest(): Promise<void> {
  lines.end()
  placeEmbed(site, { apiKey, parentOrigin })
  const catalog = join(site, 'catalog')
  const state = placeCatalog(catalog)
  const fault = await runAside(process.execPath, scriptBuild(site), {
    signal: background.signal,
    isLater: true,
  })
  if (background.signal.aborted) return
  if (fault !== undefined) console.error(`The script of the elements could not be built.\n${fault}`)
  if (state === 'building') await buildCatalog(catalog, background.signal)
}

service.on('exit', (code, signal) => {
  lines.end()
  background.abort()
  process.exitCode ||= code ?? (signal === null ? 0 : 1)
})
// The service handles Ctrl+C itself; the terminal sends it to both processes.
process.on('SIGINT', () => {})
// A closed terminal sends SIGHUP, with which the service would only load its keys again and keep the port.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => service.kill('SIGTERM'))
}
