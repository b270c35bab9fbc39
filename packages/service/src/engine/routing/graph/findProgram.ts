import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runProgram } from './runProgram.ts'

/** The programs that build a graph. */
export type ValhallaProgram = 'valhalla_build_admins' | 'valhalla_build_tiles'

/** The path of a program in the Valhalla package for this platform. Undefined when there is none, or none that runs here. */
export async function findProgram(name: ValhallaProgram): Promise<string | undefined> {
  try {
    const entry = createRequire(import.meta.url).resolve('@valhallajs/valhallajs')
    const program = join(dirname(entry), process.platform, process.arch, name)
    // It may be there and lack its C library.
    await runProgram(program, ['--version'])
    return program
  } catch {
    return undefined
  }
}
