import type { PlaceSearchItem } from '../PlaceSearchItem.ts'
import type { PlaceSearchSource } from './PlaceSearchSource.ts'

/** Consecutive rows of one source. */
export interface PlaceSearchGroup {
  readonly id: string
  /** The heading above the rows. */
  readonly label?: string | undefined
  readonly items: readonly PlaceSearchItem[]
  /** The source, where it is the app's own. */
  readonly source?: PlaceSearchSource | undefined
}
