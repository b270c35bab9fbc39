'use client'

import type { CatalogCategory, Coordinate, Suggestion } from '@signpost/client'
import { formatCoordinate, parseCoordinate } from '@signpost/client/domain'
import {
  CategoryIcon,
  defineSource,
  PlaceSearch,
  recent,
  type Selection,
  useCategories,
  useMessages,
} from '@signpost/react'
import { savedPlacesEnglish } from '@signpost/react/internal'
import { type ReactNode, useRef, useState } from 'react'
import { BrowserChips } from './BrowserChips.tsx'
import { BrowserRow } from './BrowserRow.tsx'
import type { PlaceBrowserProps } from './PlaceBrowserProps.ts'
import type { PlaceBrowserState } from './usePlaceBrowser.ts'

export interface BrowserSearchProps
  extends Pick<PlaceBrowserProps, 'search' | 'categories' | 'classNames'> {
  readonly browser: PlaceBrowserState
  /** The current center of the map. */
  readonly near: () => Coordinate | undefined
  /** The label of the categories. */
  readonly label: string
  /** The label of the button that shows directions; undefined for none. */
  readonly directions: string | undefined
}

/**
 * The search box. A suggestion opens a place, or lists the places of an ambiguous one; Enter and the categories search. An emptied box
 * closes the panel.
 */
export function BrowserSearch(props: BrowserSearchProps): ReactNode {
  const { browser, near, search, categories, classNames, label } = props
  const latest = useRef<Suggestion>(null)
  const { query, place } = browser.value
  const chosen = browser.screen === 'results' ? query : undefined
  const point = place?.coordinate && formatCoordinate(place.coordinate)
  // A card that was opened from a list lies over it, so the box keeps the search of the list.
  const text = query ?? place?.name ?? point ?? ''
  // Another text makes another box, unless the user has emptied this one, which keeps the focus.
  const [box, setBox] = useState({ text, key: 0 })
  if (box.text !== text) setBox({ text, key: box.key + 1 })
  const { data: catalog, refetch } = useCategories({}, { enabled: categories })
  const { list: recentLabel } = useMessages('savedPlaces', savedPlacesEnglish)
  const list = (text: string): unknown => {
    const coordinate = parseCoordinate(text)
    if (coordinate) return browser.show({ coordinate }, '')
    return text.trim() && browser.search(text, near())
  }
  const choose = async (suggestion: Suggestion, selection: Selection): Promise<unknown> => {
    search?.onSelect?.(suggestion, selection)
    latest.current = suggestion
    const { coordinate, details } = selection
    // A suggestion with a coordinate and without a filter is the user's position.
    if (coordinate && !suggestion.searchFilter) return browser.show({ coordinate }, '')
    const found = await details()
    if (latest.current !== suggestion) return
    if (found.status === 'ready') return browser.open(found.place, '')
    // The list of results also shows an error, or that nothing was found.
    return list(suggestion.line1)
  }
  // The categories are offered while the input is empty. If they are still loading, the rows wait for them.
  const rows = defineSource<CatalogCategory>({
    id: 'categories',
    label,
    limit: 8,
    minLength: 0,
    get: (query) => {
      if (query) return []
      return catalog ?? refetch({ cancelRefetch: false }).then(({ data = [] }) => data)
    },
    itemToString: ({ name }) => name,
    renderRow: (category) => (
      <>
        <CategoryIcon part="disc" categories={[category]} />
        <span data-part="text">{category.name}</span>
      </>
    ),
    onSelect: ({ name }) => list(name),
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know the element.
    <div role="search" data-part="search" className={classNames?.search}>
      <PlaceSearch
        hideLabel
        recent
        locate
        layout="sheet"
        near={near}
        sources={
          categories
            ? ['location', 'pinned', recent({ label: recentLabel }), rows, 'coordinates', 'service']
            : undefined
        }
        {...search}
        slots={{ row: BrowserRow, ...search?.slots }}
        key={box.key}
        defaultQuery={text}
        onQueryChange={(query) => {
          search?.onQueryChange?.(query)
          if (query || browser.screen === 'start') return
          setBox({ text: '', key: box.key })
          browser.change({})
        }}
        onSubmit={(text) => {
          search?.onSubmit?.(text)
          list(text)
        }}
        onSelect={choose}
        onSelectCoordinate={(coordinate) => {
          search?.onSelectCoordinate?.(coordinate)
          browser.show({ coordinate }, '')
        }}
      />
      <BrowserChips
        label={label}
        className={classNames?.categories}
        categories={(categories && catalog) || none}
        chosen={chosen}
        onChoose={(name) => (name === chosen ? browser.change({}) : list(name))}
        directions={/start|results/.test(browser.screen) ? props.directions : undefined}
        onDirections={() => browser.showDirections({})}
      />
    </div>
  )
}

const none: readonly CatalogCategory[] = []
