import { join } from 'node:path'

/** The folder with the demo's overlay (`sample-overlay.json`), and with the pictures and pages that it references under `{base}/sample/`. */
export const sampleFolder: string = join(import.meta.dirname, 'files')
