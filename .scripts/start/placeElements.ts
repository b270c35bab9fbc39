import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { icon } from '../icon.ts'
import { root } from '../root.ts'
import { mustRun } from '../run.ts'

/** The settings of the pages under `/embed`: their service, and the page that may embed them. */
export interface EmbedSettings {
  /** The key of their requests. Default: the demo key. */
  readonly apiKey?: string | undefined
  /** The origin of the page that embeds `/embed/directions`, and receives its height. */
  readonly parentOrigin?: string | undefined
}

/** Puts the pages under `/embed` into a folder of the site. */
export function placeEmbed(site: string, { apiKey = 'demo', parentOrigin }: EmbedSettings): void {
  const embed = join(site, 'embed')
  cpSync(join(root, 'stories/embed'), embed, { recursive: true })
  cpSync(icon, join(embed, 'icon.svg'))
  const near = { latitude: -34.9055, longitude: -56.1913 }
  writeFileSync(join(embed, 'config.json'), JSON.stringify({ apiKey, parentOrigin, near }))
}

/** The arguments of Node that build the elements' script for these pages: `elements/signpost.js`. */
export function scriptBuild(site: string): readonly string[] {
  return [join(root, '.scripts/elements/buildScript.ts'), join(site, 'elements')]
}

/** Puts the pages and the script into a folder of the site. */
export function placeElements(site: string, settings: EmbedSettings): void {
  mustRun('node', scriptBuild(site), { quiet: true })
  placeEmbed(site, settings)
}
