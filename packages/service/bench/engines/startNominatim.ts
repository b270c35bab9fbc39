import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine, EngineSettings } from './Engine.ts'
import { programAt, run, start } from './programs.ts'

const version = '5.3.3'
const [databasePort, port] = [55_431, 58_087]

/** The programs that Nominatim needs and that are not installed. */
export function missingForNominatim(): string[] {
  const missing = ['python3', 'osm2pgsql', 'initdb', 'pg_ctl'].filter((name) => !programAt(name))
  const postgis = globSync('/usr/share/postgresql/*/extension/postgis.control')
  return postgis[0] ? missing : [...missing, 'PostGIS']
}

/** Starts Nominatim with the extract, in its own database. The import takes about ten minutes and is done once. */
export async function startNominatim({ folder, extract }: EngineSettings): Promise<Engine> {
  const home = join(folder, 'nominatim')
  const [project, python] = [join(home, 'project'), join(home, 'python')]
  const log = join(home, 'log.txt')
  mkdirSync(project, { recursive: true })
  const nominatim = join(python, 'bin/nominatim')
  if (!existsSync(nominatim)) {
    run('python3', ['-m', 'venv', python], { log })
    const packages = [`nominatim-db==${version}`, `nominatim-api==${version}`]
    const others = ['falcon', 'uvicorn', 'psycopg[binary]']
    run(join(python, 'bin/pip'), ['install', ...packages, ...others], { log })
  }
  const stopDatabase = startDatabase(join(home, 'database'), log)
  try {
    const done = join(home, 'imported')
    if (!existsSync(done)) {
      const database = `host=127.0.0.1;port=${databasePort};user=postgres;dbname=nominatim`
      const lines = [
        `NOMINATIM_DATABASE_DSN="pgsql:${database}"`,
        'NOMINATIM_DATABASE_WEBUSER="postgres"',
      ]
      writeFileSync(join(project, '.env'), lines.join('\n'))
      const files = extract.flatMap((file) => ['--osm-file', file])
      run(nominatim, ['import', ...files, '--no-updates'], { log, cwd: project })
      writeFileSync(done, '')
    }
    const server = ['serve', '--server', `127.0.0.1:${port}`]
    const url = `http://127.0.0.1:${port}`
    const child = await start(nominatim, server, { log, cwd: project, ready: `${url}/status` })
    const stop = (): void => {
      child.kill()
      stopDatabase()
    }
    return { title: `Nominatim ${version}`, url, stop }
  } catch (error) {
    stopDatabase()
    throw error
  }
}

/** Starts a database server for one import, without protection against crashes. PostgreSQL refuses to run as root. */
function startDatabase(home: string, log: string): () => void {
  const isRoot = process.getuid?.() === 0
  const as = (name: string, args: readonly string[]): void => {
    const program = programAt(name) ?? name
    if (isRoot) run('runuser', ['-u', 'postgres', '--', program, ...args], { log, cwd: '/' })
    else run(program, args, { log })
  }
  const data = join(home, 'data')
  if (!existsSync(data)) {
    mkdirSync(home, { recursive: true })
    if (isRoot) run('chown', ['postgres', home], { log })
    as('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  }
  const careless = ['fsync', 'full_page_writes', 'synchronous_commit', 'jit']
  const settings = [
    ...careless.map((name) => `-c ${name}=off`),
    `-c listen_addresses=127.0.0.1 -p ${databasePort} -k ${home}`,
  ]
  as('pg_ctl', ['-D', data, '-o', settings.join(' '), '-l', join(home, 'log'), '-w', 'start'])
  return () => as('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop'])
}
