import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishablePackages } from '../packages.ts'
import { root } from '../root.ts'
import { mustRun } from '../run.ts'
import { installPackages } from './installPackages.ts'

const example = join(root, 'test/consumer')

/** Installs the tarballs in a folder outside the workspace, and there compiles and imports every door. */
export function checkConsumer(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-consumer-'))
  try {
    cpSync(example, folder, { recursive: true })
    installPackages(folder)
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

function writeDoors(folder: string): void {
  const doors = publishablePackages().flatMap(({ manifest }) =>
    Object.keys(manifest.exports ?? {}).map((door) => manifest.name + door.slice(1)),
  )
  const modules = doors.filter((door) => !door.endsWith('.css'))
  // The map stands on libraries whose declarations nodenext does not take: they are left out for its doors alone, and for what stands on it.
  const isMap = (door: string): boolean => /^@signpost\/(map|elements)/.test(door)
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
