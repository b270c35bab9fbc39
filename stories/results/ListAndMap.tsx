import { PlaceCamera, PlaceMap, type PlaceMapProps } from '@signpost/map'
import { SearchResults, useSearch } from '@signpost/react'
import { useState } from 'react'
import './list-and-map.css'

export interface ListAndMapProps extends Omit<PlaceMapProps, 'places'> {
  readonly query: string
}

/** Results beside a map, with one query, one selected and one hovered place. */
export function ListAndMap({ query, ...map }: ListAndMapProps) {
  const [selected, onSelectedChange] = useState<string | null>(null)
  const [hovered, onHoveredChange] = useState<string | null>(null)
  const { data } = useSearch({ query })
  const places = data?.pages.flatMap((page) => page.places) ?? []
  const shared = { selected, onSelectedChange, hovered, onHoveredChange }
  return (
    <div className="list-and-map">
      <SearchResults query={query} {...shared} />
      <PlaceMap {...map} places={places} {...shared}>
        <PlaceCamera places={places} onlyIfHidden />
      </PlaceMap>
    </div>
  )
}
