/** A list, separated by `;`: name, code, name in Latin letters, the name by which the post knows it, and other names, separated by `|`; empty where equal. */
export interface ListModule {
  readonly regions: string
}

/** The regions of a country. */
export interface CountryModule extends ListModule {
  /** Loads the parts of a region, by its place in the list, where the data has them. */
  readonly parts?: { readonly [index: number]: () => Promise<ListModule> }
}
