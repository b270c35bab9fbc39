import { StoreLocator } from '@signpost/map'
import placeMap from '@signpost/map/place-map.css?inline'
import storeLocator from '@signpost/map/store-locator.css?inline'
import placeSearch from '@signpost/react/place-search.css?inline'
import searchResults from '@signpost/react/search-results.css?inline'
import type { ElementContent } from '../element/ContentElement.ts'
import { tagContent } from '../element/tagContent.ts'
import { cardStyles } from '../styles/cardStyles.ts'
import { mapStyles } from '../styles/mapStyles.ts'
import type { StoreLocatorTag } from './SignpostStoreLocatorElement.ts'

export const events = {
  /** The user has chosen a store, possibly the selected one again. */
  onSelect: ['place'],
  /** Another store is selected, or none. */
  onSelectedChange: 'selected',
  /** The user has chosen another point to measure distances from, or none. */
  onPointChange: 'point',
} as const

/** The content of `<signpost-store-locator>`. */
export const content: ElementContent = tagContent<StoreLocatorTag>(
  events,
  [...mapStyles, ...cardStyles, placeSearch, searchResults, placeMap, storeLocator],
  ({ stores, point = null, selected = null, map, mapStyle, cooperative, ...props }, element) => {
    if (stores === undefined) return null
    const { workerUrl } = element.settings
    return (
      <StoreLocator
        {...props}
        stores={stores}
        point={point}
        selected={selected}
        map={map !== false && { mapStyle, cooperative, workerUrl }}
      />
    )
  },
)
