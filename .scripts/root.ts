import { join } from 'node:path'

/** The folder of the workspace. */
export const root: string = join(import.meta.dirname, '..')
