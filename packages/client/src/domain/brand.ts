/** A brand of a place. */
export interface Brand {
  readonly id: string
  readonly name: string
}

/** A brand of the catalog. */
export interface CatalogBrand extends Brand {
  /** 1 is the highest rank, 5 the lowest; absent when the service sends none that can be read. */
  readonly rank?: number | undefined
  /** The language of `name`. */
  readonly language?: string | undefined
  readonly aliases: readonly BrandAlias[]
}

export interface BrandAlias {
  readonly name: string
  readonly language?: string | undefined
}
