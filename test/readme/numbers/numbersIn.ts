import { versions } from './sources.ts'

/** The texts with numbers that are names, steps or code. A page may use them freely. */
const plain: readonly RegExp[] = [
  ...versions,
  // What is generated (another test compares it with its source), code, targets of links, tags, comments and quoted examples.
  /^<!-- (?:tokens|components|(?:reference|props|details|flags|tag) of .+) -->$[\s\S]*?^<!-- end.*-->$/gm,
  /^( *)```[\s\S]*?^\1```$/gm,
  /``.+?``|`[^`\n]+`/g,
  /\]\([^)\n]*\)|<[^>\n]*>|https?:\S+/g,
  /"(?! )[^"\n]*(?<! )"/g,
  // Steps of a list, the first column of a numbered table, and the criteria of WCAG.
  /^ *(?:\*\*)?\d+\. |^\| \d+ (?=\|)/gm,
  // Standards and licenses.
  /\bISO \d+(?:-\d)?|\bWCAG \d\.\d+\.\d+|\bRFC \d+|\bBCP 47|\bWGS-84|\bGCJ-02|\b(?:WCAG|VPAT®?|OpenAPI|CC BY|ODbL|Open Database License|LGPL) ?-?\d[.\d]*\d|\bHTTP\/[\d.]+|\bUTF-8|\bZIP\+4|\bDebian 12\b|\bsemantic versioning. Below 1\.0/g,
  // Degrees of the earth, and versions of ours.
  /-90 to 90|-180 to 180|\b180th meridian|\b0\.1\.0\b|\b0\.[xy]\b/g,
  // Statuses of HTTP, without a unit behind them.
  /(?<![\d.,])(?:200|20[46]|4(?:0[0-9]|1[0-9]|29|31)|50[0-4]|[45]xx)\b(?!\.\d|,\d| ?%| (?:kB|MB|GB|px|ms|m|km|rows|brands|places|maneuvers|words)\b)/g,
  // Dates.
  /\b(?:\d{1,2} (?:and \d{1,2} )?)?(?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d\b|\b20\d\d-\d\d-\d\d\b/g,
]

/** The numbers of a page that are neither in one of the known texts nor plain, each with the words around it. */
export function numbersIn(page: string, known: readonly string[]): readonly string[] {
  // The longest first, because one may be a part of another.
  const unknown = known
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, one) => text.replaceAll(one, blank), page)
  const rest = plain.reduce((text, pattern) => text.replace(pattern, blank), unknown)
  return [...rest.matchAll(/(?<![\p{L}\d_-])\d[\d.,]*/gu)].map(({ index }) =>
    page
      .slice(Math.max(0, index - 40), index + 40)
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}

/** Spaces for a text, so that what follows keeps its position. */
function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ')
}
