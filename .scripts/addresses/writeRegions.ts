import type { CountryRecord, Region } from './readCountries.ts'

/** Writes the modules with the regions of countries, by file name, and the one that loads them. */
export function writeRegions(countries: readonly CountryRecord[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  const loaders: string[] = []
  for (const { code, regions } of countries) {
    if (regions.length === 0) continue
    const cities: string[] = []
    for (const [at, region] of regions.entries()) {
      if (region.parts.length === 0) continue
      const file = `${code}-${region.code || at + 1}.ts`
      files.set(file, listModule('The parts of a region.', region.parts))
      cities.push(`  ${at}: () => import('./${file}'),`)
    }
    files.set(`${code}.ts`, listModule('The regions of a country.', regions, cities))
    loaders.push(`  ${code}: () => import('./${code}.ts'),`)
  }
  files.set(
    'loadCountry.ts',
    `
import type { CountryModule } from './CountryModule.ts'

/** Loads the regions of a country. */
export const loadCountry: { readonly [code: string]: (() => Promise<CountryModule>) | undefined } = {
${loaders.join('\n')}
}
`,
  )
  return files
}

function listModule(
  sentence: string,
  regions: readonly Region[],
  parts: readonly string[] = [],
): string {
  const rows = regions.map(({ code, name, latin, key, others }) =>
    [name, code, latin, key === name ? '' : key, ...others].join('|').replace(/\|+$/, ''),
  )
  const text = `/** ${sentence} */
export const regions: string = \`${filled(rows)}\`
`
  if (parts.length === 0) return `\n${text}`
  const loaders = `
/** Loads the parts of a region, by its place in the list. */
export const parts: NonNullable<CountryModule['parts']> = {
${parts.join('\n')}
}
`
  return `import type { CountryModule } from './CountryModule.ts'\n\n${text}${loaders}`
}

/** The rows of a list, joined into lines of a usual width. */
function filled(rows: readonly string[]): string {
  const lines: string[] = []
  for (const row of rows) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + row.length < 140)
      lines[lines.length - 1] = `${last}; ${row}`
    else lines.push(row)
  }
  return lines.join(';\n')
}
