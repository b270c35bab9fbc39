import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataFiles, type ManifestRegion, type ManifestSource } from '@signpost/service/internal'
import { demoFolder } from '../demoExtracts.ts'

const license = join(demoFolder, 'LICENSE-ODbL-1.0.md')

/** Writes the license of the OpenStreetMap data and a notice of all sources, which must be distributed with the folder. */
export async function writeNotices(
  folder: string,
  regions: readonly ManifestRegion[],
  sources: readonly ManifestSource[],
): Promise<void> {
  await copyFile(license, join(folder, dataFiles.license))
  await writeFile(join(folder, dataFiles.notice), notice(regions, sources))
}

function notice(regions: readonly ManifestRegion[], sources: readonly ManifestSource[]): string {
  const lines = [
    '# Notice',
    '',
    'This folder is a database that was made from the sources below. What of it comes from OpenStreetMap (places, addresses, streets,',
    `roads and the map) is available under the Open Database License 1.0, in \`${dataFiles.license}\`: everyone who publishes it, or a database`,
    'made from it, names OpenStreetMap and keeps that license. Everyone who shows it writes "© OpenStreetMap contributors" beside it.',
    '',
    '## Regions',
    '',
    ...regions.map(({ name, date }) => `- ${name}${date ? `, as of ${date.slice(0, 10)}` : ''}`),
    '',
    '## Sources',
    '',
    '| source | license | attribution |',
    '| --- | --- | --- |',
    ...sources.map(({ name, license, attribution, url }) => {
      return `| ${url ? `[${name}](${url})` : name} | ${license} | ${attribution} |`
    }),
  ]
  return `${lines.join('\n')}\n`
}
