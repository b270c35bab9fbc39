import { join } from 'node:path'
import { root } from '../root.ts'

/** Where a watched run writes which files of tests depend on the machine's clock, zone or language. */
export const timeDependent: string = join(root, '.cache/time-dependent.json')
