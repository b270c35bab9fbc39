import { join } from 'node:path'
import { root } from './root.ts'

/** The icon of every page of ours. It is a file of the service, which answers `/favicon.ico` with it wherever it is installed. */
export const icon: string = join(root, 'packages/service/src/http/favicon.svg')
