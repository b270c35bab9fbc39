import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { icon } from '../icon.ts'
import { root } from '../root.ts'
import { mustRun } from '../run.ts'

/** The settings of the pages under `/embed`: the service that they ask, and the page that may frame them. */
export interface EmbedSettings {
  /** The key that they ask with. Default: the demo's. */
  readonly apiKey?: string | undefined
  /** The origin of the page that has `/embed/directions` in a frame, and receives its height. */
  readonly parentOrigin?: string | undefined
}

/** Puts the script of the elements into a folder of the site, as `elements/signpost.js`, and the pages under `/embed` that use it. */
export function placeElements(
  site: string,
  { apiKey = 'demo', parentOrigin }: EmbedSettings,
): void {
  const script = join(root, '.scripts/elements/buildScript.ts')
  mustRun('node', [script, join(site, 'elements')], { quiet: true })
  const embed = join(site, 'embed')
  cpSync(join(root, 'stories/embed'), embed, { recursive: true })
  cpSync(icon, join(embed, 'icon.svg'))
  const near = { latitude: -34.9055, longitude: -56.1913 }
  writeFileSync(join(embed, 'config.json'), JSON.stringify({ apiKey, parentOrigin, near }))
}
