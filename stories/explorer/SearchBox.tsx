import type { Coordinate, Place, Suggestion } from '@signpost/client'
import { CategoryIcon, PlaceSearch, type Selection, useCategories } from '@signpost/react'
import { useRef } from 'react'
import { pointText, useLink } from './useLink.ts'

/** A row of the box is a place to open, or a search for many; a text with Enter is a search, too, and so is a category. */
export function SearchBox({ near, onOpen }: { near: Coordinate; onOpen: (place: Place) => void }) {
  const { link, messages, go } = useLink()
  const { data: categories = [] } = useCategories()
  const latest = useRef<Suggestion>(null)
  const text = link.place ?? link.q ?? ''
  const search = (text: string) => text.trim() && go({ q: text, near: pointText(near) })
  const openPoint = (point: Coordinate) => go({ at: pointText(point) })
  const choose = async (suggestion: Suggestion, { coordinate, details }: Selection) => {
    latest.current = suggestion
    // Without a filter it is where the user is.
    if (coordinate && !suggestion.searchFilter) return openPoint(coordinate)
    const found = await details()
    if (latest.current !== suggestion) return
    if (found.status === 'ready') onOpen(found.place)
    // The list also says that there is none, or no answer.
    else search(suggestion.line1)
  }
  return (
    <search>
      <form action={(form) => void search(String(form.get('q')))}>
        <PlaceSearch
          key={text}
          name="q"
          defaultQuery={text}
          near={near}
          hideLabel
          recent
          locate
          mobile="sheet"
          onSelect={choose}
          onSelectCoordinate={openPoint}
        />
      </form>
      {!link.q && !link.at && (
        <nav className="shortcuts" data-signpost="shortcuts" aria-label={messages.categories}>
          {categories.map((category) => (
            <button key={category.code} type="button" onClick={() => search(category.name)}>
              <CategoryIcon categories={[category]} />
              {category.name}
            </button>
          ))}
        </nav>
      )}
    </search>
  )
}
