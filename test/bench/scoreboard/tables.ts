import type { Figures, Scoreboard } from './measure.ts'

/** A table of the scoreboard: a title, the heads of its columns, and a row for each kit. */
export interface Table {
  readonly title: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/** One table a subject, in the order of the kits. */
export function tablesOf({ measured, absent }: Scoreboard): Table[] {
  const floor = measured.find(({ kit }) => kit.name === 'floor')
  const table = (
    title: string,
    heads: readonly string[],
    cells: (figures: Figures) => readonly (string | number)[],
  ): Table => ({
    title,
    heads: ['kit', ...heads],
    rows: measured.map((figures) => [figures.kit.name, ...cells(figures)]),
  })
  return [
    table('Keys and roles of a combobox', ['held', 'of'], ({ musts }) => [
      musts.held.length,
      musts.held.length + musts.missed.length,
    ]),
    table('From a key to its rows', ['network of 50 ms', '× floor'], ({ keyToRows }) => {
      const least = floor?.keyToRows ?? Number.NaN
      return [figure(keyToRows, ' ms'), figure(Number((keyToRows / least).toPrecision(2)))]
    }),
    table(
      'Bytes, gzip',
      ['first load', 'in an app with React', 'in use'],
      ({ first, firstBesideReact, inUse }) => [kB(first), kB(firstBesideReact), kB(inUse)],
    ),
    table('Hostile answers', ['held', 'notice', 'faults'], ({ survival }) => [
      `${survival.tried - Object.keys(survival.faults).length} of ${survival.tried}`,
      `${survival.notified.length} of ${survival.needsNotice}`,
      Object.entries(survival.faults)
        .map(([name, faults]) => `${name}: ${faults.join(', ')}`)
        .join('; '),
    ]),
    table(
      'Forms, languages and other requests',
      ['countries with an address form', 'languages of the texts', 'asks other hosts'],
      ({ kit, survival }) => [
        kit.addressForms === 0 ? 'none' : kit.addressForms,
        kit.languages,
        survival.otherHosts.join(', ') || 'none',
      ],
    ),
    {
      title: 'Versions',
      heads: ['kit', 'packages', 'remark'],
      rows: measured.map(({ kit }) => [
        kit.name,
        Object.entries(kit.packages)
          .filter(([name]) => !/^react(-dom)?$|^@tanstack/.test(name))
          .map(
            ([name, version]) =>
              `\`${name}\` ${version === 'packed' ? '(this repository)' : version}`,
          )
          .join(', '),
        kit.note ?? '',
      ]),
    },
    {
      title: 'Not measured',
      heads: ['kit', 'reason'],
      rows: absent.map(({ name, absent: reason }) => [name, reason]),
    },
  ]
}

/** The tables as Markdown. */
export function markdownOf(tables: readonly Table[]): string {
  return tables
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, heads, rows }) => {
      const lines = [heads, heads.map(() => '---'), ...rows]
      return `## ${title}\n\n${lines.map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n')}\n`
    })
    .join('\n')
}

/** A cell on one line. */
function cell(content: string | number): string {
  return String(content).replace(/\s+/g, ' ').replaceAll('|', '\\|').trim()
}

function figure(number: number, unit = ''): string {
  return Number.isFinite(number) ? `${number < 10 ? number : Math.round(number)}${unit}` : '–'
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
