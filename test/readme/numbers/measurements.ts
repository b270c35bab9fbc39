/** A section of a page, by its heading, with the command that prints its numbers. The section names the command. */
export type Measurement = readonly [page: string, heading: string, command: string]

const figures = 'packages/service/docs/figures.md'
const quality = 'packages/service/docs/search-quality.md'
const performance = 'docs/guides/Performance.md'

export const measurements: readonly Measurement[] = [
  [performance, 'The search box', 'bench place-search'],
  [performance, 'The map', 'bench route-map'],
  ['docs/guides/Support.md', 'Browsers', 'test:engines'],
  ['docs/guides/Accessibility.md', 'With the plans of ARIA-AT', 'orca'],
  ['docs/guides/Scoreboard.md', 'Scoreboard', 'scoreboard'],
  [figures, 'Requests and capacity', 'bench http clients build'],
  [figures, 'One search at a time', 'bench store'],
  [figures, 'Folder and PostgreSQL', 'bench scale'],
  [figures, 'Memory', 'bench soak'],
  [figures, 'Builds', 'bench build'],
  [figures, 'Attacks', 'bench attack-memory'],
  [quality, 'Search quality', 'bench judged'],
  ['packages/elements/README.md', 'Size', 'bench elements'],
]

/** Numbers of a page that another test compares with their source. */
export const checkedElsewhere: readonly (readonly [page: string, numbers: RegExp, test: string])[] =
  [
    [
      'docs/guides/Conformance.md',
      /^\| \d\.\d\.\d+ .*$|^\| .+ \| `.+` \| `\S+` \|$|^Of \d+ criteria .*$|\d+ tests by name/gm,
      'test/accessibility/report.test.ts',
    ],
    ['README.md', /and \d+ others/g, 'test/readme/providers.test.ts'],
    ['docs/how-do-i.md', /lists \d+ of them, for \d+ providers/g, 'test/readme/providers.test.ts'],
  ]

/** The facts that others publish: versions and terms of providers, which these lines name with a link or as read on a date, and limits of other tools. */
export const published: readonly (readonly [page: string, text: RegExp])[] = [
  [
    'docs/guides/Providers.md',
    /^- \*\*(?:Checked against|Costs|Terms|Read|Read as others quote them):\*\*.*$/gm,
  ],
  ['docs/guides/Providers.md', /\b[Vv]ersion \d[-\d.]*(?: and \d)?|Photon 1\.1|Routing version 1/g],
  // The tables of the validations of addresses.
  [
    'docs/guides/Providers.md',
    /^\| `(?:googleAddressValidation|loqate|smarty|idealPostcodes)` \|.*$/gm,
  ],
  [
    'packages/adapters/README.md',
    /(?<=^\| `….*)Address Validation 1 \| some 40|Cleanse 1\.20|\) 4, Cleanse/gm,
  ],
  ['docs/guides/EuropeanEconomicArea.md', /27 countries of the European Union/g],
  ['docs/guides/Conformance.md', /VPAT® 2\.5/g],
  ['docs/guides/Theming.md', /Tailwind 3/g],
  ['packages/map/README.md', /chunk is larger than 500 kB/g],
  ['docs/releasing.md', /npm 11\.15 or later/g],
]
