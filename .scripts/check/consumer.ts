import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishablePackages, readManifest } from '../packages.ts'
import { root } from '../root.ts'
import { mustRun } from '../run.ts'
import { pack } from './pack.ts'

const example = join(root, 'test/consumer')

/** Installs the tarballs in a folder outside the workspace, and there compiles and imports every door. */
export function checkConsumer(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-consumer-'))
  try {
    cpSync(example, folder, { recursive: true })
    install(folder)
    writeDoors(folder)
    for (const resolution of ['bundler', 'nodenext', 'nodenext.map']) {
      console.log(`Compiling under ${resolution}`)
      mustRun('tsc', ['-p', join(folder, `tsconfig.${resolution}.json`)])
    }
    console.log('Importing every door in Node')
    mustRun('node', ['importDoors.js'], { cwd: folder })
    console.log('Listing suggestions from a server')
    mustRun('node', ['serveAndList.js'], { cwd: folder })
    return true
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function install(folder: string): void {
  const tarballs = [...pack()].map(([name, tarball]) => [name, `file:${tarball}`])
  const manifest = {
    private: true,
    type: 'module',
    dependencies: Object.fromEntries([...peers(), ...tarballs]),
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  // Packages that depend on each other find the tarballs too, and not what the registry may have under their names.
  const settings = { packages: [], overrides: Object.fromEntries(tarballs) }
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(settings))
  mustRun('pnpm', ['install', '--prefer-offline', '--ignore-scripts', '--no-lockfile'], {
    cwd: folder,
    quiet: true,
  })
}

/** What the packages ask their users to bring, with its types, in the versions that they are tested with. */
function peers(): [name: string, version: string][] {
  return publishablePackages().flatMap(({ folder, manifest }) =>
    Object.keys(manifest.peerDependencies ?? {})
      .flatMap((name) => [name, `@types/${name}`])
      .flatMap((name): [string, string][] => {
        const places = [folder, root].map((place) => join(place, 'node_modules', name))
        const installed = places.find(existsSync)
        return installed === undefined ? [] : [[name, readManifest(installed).version]]
      }),
  )
}

function writeDoors(folder: string): void {
  const doors = publishablePackages().flatMap(({ manifest }) =>
    Object.keys(manifest.exports ?? {}).map((door) => manifest.name + door.slice(1)),
  )
  const modules = doors.filter((door) => !door.endsWith('.css'))
  // The map stands on libraries whose declarations nodenext does not take: they are left out for its doors alone.
  const isMap = (door: string): boolean => door.startsWith('@signpost/map')
  writeFileSync(join(folder, 'everyDoor.ts'), importing(doors.filter((door) => !isMap(door))))
  writeFileSync(join(folder, 'mapDoors.ts'), importing(doors.filter(isMap)))
  const imports = modules.map((door) => `await import('${door}')`)
  writeFileSync(
    join(folder, 'importDoors.js'),
    ["if ('document' in globalThis) throw new Error('Node has a DOM.')", ...imports].join('\n'),
  )
}

/** A module that needs each of these doors to be there, with its types. */
function importing(doors: readonly string[]): string {
  const modules = doors.filter((door) => !door.endsWith('.css'))
  const lines = [
    ...modules.map((door, index) => `import * as door${index} from '${door}'`),
    ...doors.filter((door) => door.endsWith('.css')).map((door) => `import '${door}'`),
    `export const doors: object[] = [${modules.map((_, index) => `door${index}`).join(', ')}]`,
  ]
  return `${lines.join('\n')}\n`
}
