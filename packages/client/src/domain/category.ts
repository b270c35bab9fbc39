/** A category of a place. */
export interface Category {
  readonly code: string
  readonly name: string
  /** Absent for a top-level category. */
  readonly parent?: { readonly code: string; readonly name: string } | undefined
}

/** A name in one language. */
export interface LocalizedName {
  /** A language tag such as `fr-FR`. */
  readonly language: string
  readonly name: string
  readonly shortName?: string | undefined
}

/** A category of the catalog, with its children: the catalog has two levels. */
export interface CatalogCategory {
  readonly code: string
  /** The name in the requested language, or the best match. */
  readonly name: string
  readonly shortName?: string | undefined
  /** Every name that the service sent. */
  readonly names: readonly LocalizedName[]
  readonly children: readonly CatalogCategory[]
}
