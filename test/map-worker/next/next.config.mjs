import { join } from 'node:path'

/** The folder above, where the packages are installed. */
const root = join(import.meta.dirname, '..')

export default { output: 'export', turbopack: { root } }
