/** A kit of the scoreboard: a search box that is measured, or the reason why it cannot be. */
export type Kit = MeasuredKit | AbsentKit

/** A search box that the npm registry has, and all that the scoreboard knows of it. */
export interface MeasuredKit {
  readonly name: string
  /** The packages that an app installs, each with its version, or `packed` for a package of this repository. */
  readonly packages: Readonly<Record<string, string>>
  /**
   * A module that shows the box as the documentation of the kit does, with `export function mount(container, { label, chose })`. It calls
   * `chose` with the name of a chosen place. Options make the task the same for every kit: this label, 14 rows, rows from the first letter,
   * results in English. Everything else stays as the kit has it.
   */
  readonly code: string
  /** The CSS selector of the input. Selectors look into shadow roots. */
  readonly input: string
  /** The CSS selector of a row with a place. */
  readonly row: string
  /** The largest number of rows that the box shows, up to 14. */
  readonly rows: number
  /** A request for the suggestions for "te atro", as the box sends it. */
  readonly sample: KitRequest
  /** The text for which a request asks for suggestions; undefined for any other request. */
  readonly read: (request: KitRequest) => string | undefined
  /** The response with these places, in the format of the kit's service. */
  readonly answer: (names: readonly string[]) => unknown
  /** The response to a request that is not for suggestions, such as for the place of a chosen row. Without it, `{}`. */
  readonly other?: (request: KitRequest) => unknown
  /** The number of languages in which the package has texts of its interface. */
  readonly languages: number
  /** The number of countries for which the package has an address form. */
  readonly addressForms: number
  /** A remark for the page. */
  readonly note?: string
}

export interface AbsentKit {
  readonly name: string
  /** The reason why this kit is not measured. */
  readonly absent: string
}

export interface KitRequest {
  readonly url: string
  readonly body?: string
}

/** The text of a parameter of a request to a path that ends so. */
export function textOf(
  { url }: KitRequest,
  pathEnd: string,
  parameter: string,
): string | undefined {
  const { pathname, searchParams } = new URL(url)
  return pathname.endsWith(pathEnd) ? (searchParams.get(parameter) ?? undefined) : undefined
}

/** The point of every place of the scoreboard. */
export const point = { latitude: -34.9055, longitude: -56.1913 }
