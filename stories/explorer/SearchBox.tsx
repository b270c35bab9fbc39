import type { Coordinate, Place, Suggestion } from '@signpost/client'
import { PlaceSearch, type Selection } from '@signpost/react'
import { useRef } from 'react'
import { pointText, useLink } from './useLink.ts'

type SearchBoxProps = {
  near: Coordinate
  onSearch: (text: string) => void
  onOpen: (place: Place) => void
}

/** A row of the box is a place to open, or a search for many; a text with Enter is a search, too. */
export function SearchBox({ near, onSearch, onOpen }: SearchBoxProps) {
  const { link, go } = useLink()
  const latest = useRef<Suggestion>(null)
  const text = link.get('place') ?? link.get('q') ?? ''
  const openPoint = (point: Coordinate) => go({ at: pointText(point) })
  const choose = async (suggestion: Suggestion, { coordinate, details }: Selection) => {
    latest.current = suggestion
    // Without a filter it is where the user is.
    if (coordinate && !suggestion.searchFilter) return openPoint(coordinate)
    const found = await details()
    if (latest.current !== suggestion) return
    if (found.status === 'ready') onOpen(found.place)
    // The list also says that there is none, or no answer.
    else onSearch(suggestion.line1)
  }
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(String(new FormData(event.currentTarget).get('q')))
        }}
      >
        <PlaceSearch
          key={text}
          name="q"
          defaultValue={text}
          near={near}
          hideLabel
          recent
          locate
          mobile="sheet"
          onSelect={choose}
          onSelectCoordinate={openPoint}
        />
      </form>
    </search>
  )
}
