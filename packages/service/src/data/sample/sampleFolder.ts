import { fileURLToPath } from 'node:url'

/** The folder with the demo's overlay (`sample-overlay.json`) and the pictures and pages that it names under `{base}/sample/`. */
export const sampleFolder: string = fileURLToPath(new URL('files/', import.meta.url))
