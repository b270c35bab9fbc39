import { StoreLocator } from '@signpost/map'
import placeMap from '@signpost/map/place-map.css?inline'
import storeLocator from '@signpost/map/store-locator.css?inline'
import addressText from '@signpost/react/address-text.css?inline'
import openingHours from '@signpost/react/opening-hours.css?inline'
import partnerReview from '@signpost/react/partner-review.css?inline'
import placeCard from '@signpost/react/place-card.css?inline'
import placeSearch from '@signpost/react/place-search.css?inline'
import searchResults from '@signpost/react/search-results.css?inline'
import { createElement, type ReactNode } from 'react'
import type { ElementContent } from '../element/ContentElement.ts'
import type { EmitEvent } from '../element/PropertyElement.ts'
import { mapStyles } from '../styles/mapStyles.ts'
import { selectionProps } from './placeProps.ts'
import type {
  SignpostStoreLocatorElement,
  SignpostStoreLocatorEvents,
} from './SignpostStoreLocatorElement.ts'

const styles: readonly string[] = [
  ...mapStyles,
  addressText,
  openingHours,
  partnerReview,
  placeCard,
  placeSearch,
  searchResults,
  placeMap,
  storeLocator,
]

/** The content of `<signpost-store-locator>`. */
export function storeLocatorContent(
  host: SignpostStoreLocatorElement,
  emit: EmitEvent<SignpostStoreLocatorEvents>,
): ElementContent {
  const render = (): ReactNode => {
    const { stores, mapStyle, cooperative, settings } = host
    if (stores === undefined) return null
    const { workerUrl } = settings
    return createElement(StoreLocator, {
      stores,
      radius: host.radius,
      limit: host.limit,
      inside: host.inside,
      withinMinutes: host.withinMinutes,
      point: host.point ?? null,
      onPointChange: (next) => {
        const point = next ?? undefined
        host.point = point
        emit('signpost-point-change', { point })
      },
      ...selectionProps(host, emit),
      onSelect: (place) => emit('signpost-select', { place }),
      filterOptions: host.filterOptions,
      href: host.href,
      map: host.map !== false && { mapStyle, cooperative, workerUrl },
    })
  }
  return { styles, render }
}
