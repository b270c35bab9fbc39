import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.ts'
import { buildExplorer } from './start/buildExplorer.ts'
import { buildCatalog, placeCatalog } from './start/catalog.ts'
import { placeElements } from './start/placeElements.ts'

const site = join(root, '.cache/explorer')

buildExplorer(site)

const { SIGNPOST_EMBED_KEY: apiKey, SIGNPOST_EMBED_ORIGIN: parentOrigin } = process.env
placeElements(site, { apiKey, parentOrigin })

// The catalog beside it: a minute, so it is made once, when the service has begun.
const catalog = join(site, 'catalog')
const hasCatalog = placeCatalog(catalog)
let stopBuilding = (): void => {}

// What follows `start` goes to the service: `--port 9000`, `--help`.
const service = spawn(
  process.execPath,
  [
    '--conditions=@signpost/source',
    '--disable-warning=ExperimentalWarning',
    '--max-semi-space-size=8',
    '--heap-growing-percent=30',
    join(root, 'packages/service/src/main.ts'),
    'demo',
    '--data',
    join(root, '.cache/demo'),
    '--static',
    site,
    '--log-level',
    'warn',
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    env: {
      MALLOC_ARENA_MAX: '2',
      ...(parentOrigin && { SIGNPOST_FRAME_ANCESTORS: `'self' ${parentOrigin}` }),
      ...process.env,
    },
    stdio: ['inherit', 'pipe', 'inherit'],
  },
)
service.stdout.pipe(process.stdout)
service.stdout.on('data', (chunk) => {
  // It says where it listens once it does.
  if (!hasCatalog && /Address/.test(String(chunk))) stopBuilding = buildCatalog(catalog)
})
service.on('exit', (code, signal) => {
  stopBuilding()
  process.exitCode = code ?? (signal === null ? 0 : 1)
})
// The service handles a Ctrl+C itself; the terminal sends it to both.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => service.kill('SIGTERM'))
