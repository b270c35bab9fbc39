import { join } from 'node:path'
import { root } from '../root.ts'

/** The file in which a watched run lists the test files that depend on the machine's clock, zone or language. */
export const timeDependent: string = join(root, '.cache/time-dependent.json')
