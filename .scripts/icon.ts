import { join } from 'node:path'
import { root } from './root.ts'

/** The icon of all our pages. It is a file of the service, which answers `/favicon.ico` with it in every installation. */
export const icon: string = join(root, 'packages/service/src/http/favicon.svg')
