import type { Criterion, Verdict } from './Criterion.ts'
import { type Evidence, evidence } from './evidence.ts'
import { levelA } from './levelA.ts'
import { levelAA } from './levelAA.ts'

/** The outcome of a run of the report's tests. */
export interface Outcome {
  /** An ISO date such as `2026-11-24`. */
  readonly date: string
  readonly browser: string
  /** The number of passed tests by the name of the evidence. A title stands for one test per component, state or theme. */
  readonly passed: Readonly<Record<string, number>>
}

export const criteria: readonly Criterion[] = [...levelA, ...levelAA]

/** The page of the report, in the form of VPAT 2.5, edition for WCAG. */
export function reportPage({ date, browser, passed }: Outcome): string {
  const named = Object.entries(evidence)
  const total = Object.values(passed).reduce((sum, count) => sum + count, 0)
  const count = (verdict: Verdict): number =>
    criteria.filter((one) => one.verdict === verdict).length
  return `${[
    '# Accessibility conformance report',
    'In the form of VPAT® 2.5, WCAG edition, for the levels A and AA of WCAG 2.2. `npx -y pnpm@12 accessibility` runs the tests that the report names and writes this page; it fails when one of them fails.',
    table(
      ['', ''],
      [
        [
          'product',
          'Signpost: the components of `@signpost/react`, `@signpost/map` and `@signpost/elements`',
        ],
        ['version', 'the one that this page comes with; the version of npm is in `package.json`'],
        ['date of the report', date],
        [
          'description',
          'components for place search, place details, address forms, lists of results, and directions, which an app puts into its pages',
        ],
        [
          'contact',
          'the issues of the repository; [Accessibility statement](Accessibility.md) says what a report should hold',
        ],
        [
          'evaluation',
          `${named.length} tests by name, run once for each component, state or theme that they concern: ${total} passed, in ${browser} and in Node. The [support page](Support.md) says what ran in Firefox and WebKit`,
        ],
      ],
    ),
    '## Summary',
    `Of ${criteria.length} criteria ${count('Supports')} are supported, ${count('Partially Supports')} partially, ${count('Does Not Support')} are not supported, and ${count('Not Applicable')} are not applicable to components.`,
    'What this report does not cover:',
    [
      'No person has tested a release with NVDA, JAWS, VoiceOver or TalkBack. A virtual screen reader reads each component in every test run, and Orca was recorded once.',
      'No software for voice control, switches or magnification was run. The tests compare names with labels, use one key, and set the zoom.',
      'No people with disabilities took part.',
      'Pages around the components, the texts of a service, tokens and map styles of an app, and the catalog itself.',
      'Criteria without tests below were judged by reading the code.',
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
    '## Level A',
    criteriaTable(levelA),
    '## Level AA',
    criteriaTable(levelAA),
    '## Tests',
    'A title stands for one test of each component, state or theme; `passed` counts them.',
    table(
      ['name', 'title', 'file', 'passed'],
      named.map(([name, [file, title]]) => [
        name,
        `\`${title}\``,
        `\`${file}\``,
        String(passed[name] ?? 0),
      ]),
    ),
    '## Terms',
    [
      '**Supports**: at least one way to use the component meets the criterion without a known defect.',
      '**Partially Supports**: some of it does not meet the criterion; the remark says what.',
      '**Does Not Support**: most of it does not meet the criterion.',
      '**Not Applicable**: the criterion is about something that the components do not have.',
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
    'VPAT is a registered mark of the Information Technology Industry Council.',
  ].join('\n\n')}\n`
}

function criteriaTable(list: readonly Criterion[]): string {
  return table(
    ['criterion', 'conformance level', 'remarks', 'tests'],
    list.map(({ id, name, verdict, remarks, tests }) => [
      `${id} ${name}`,
      verdict,
      remarks,
      tests.join('; ') || 'none',
    ]),
  )
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** True for a test title that the evidence stands for. */
export function standsFor(name: Evidence, title: string): boolean {
  const [, written] = evidence[name]
  const pattern = written
    .split(/(?:%[sjo]|\$\{?[a-z]+\}?)/)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')
  return new RegExp(`^${pattern}$`).test(title)
}
