/**
 * The problem with a part of an answer. `incomplete`: a required field is missing. `unknown`: not one of the known values. `unsafe`: a URL that is not `http:` or `https:`, or has credentials.
 */
export type GeoProblem =
  | 'missing'
  | 'incomplete'
  | 'not a text'
  | 'not a number'
  | 'not a flag'
  | 'not an object'
  | 'not a list'
  | 'out of range'
  | 'unknown'
  | 'unsafe'

/** A part of an answer that could not be read and was dropped. */
export interface GeoIssue {
  readonly operation: string
  /** The path of the part, such as `places[3].location.coordinate`. */
  readonly path: string
  readonly problem: GeoProblem
}

const issuesPerAnswer = 100

/** The context of decoding one answer: the current path, and the report of dropped parts. */
export class DecodeContext {
  readonly #operation: string
  readonly #report: ((issue: GeoIssue) => void) | undefined
  readonly #path: (string | number)[] = []
  #issues = 0
  /** The language of the reader. */
  readonly language: string
  /** The first dropped part. The error for an answer without any readable part names it. */
  first: GeoIssue | undefined

  constructor(operation: string, report: ((issue: GeoIssue) => void) | undefined, language = 'en') {
    this.language = language
    this.#operation = operation
    this.#report = report
  }

  enter(key: string | number): void {
    this.#path.push(key)
  }

  leave(): void {
    this.#path.pop()
  }

  /** Reports a dropped part, and returns the replacement for it. At most a hundred are reported in one answer, so that a broken one does not flood `onIssue`. */
  issue(problem: GeoProblem, key?: string | number): undefined {
    if (this.#report === undefined ? this.first : this.#issues++ >= issuesPerAnswer) return
    const path = write(this.#path.concat(key ?? []))
    const issue = { operation: this.#operation, path, problem }
    this.first ??= issue
    this.#report?.(issue)
  }
}

function write(path: readonly (string | number)[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .slice(1)
}
