'use client'

import type { Coordinate, Suggestion } from '@signpost/client'
import { formatCoordinate } from '@signpost/client/domain'
import { PlaceCard, PlaceSearch, type PlaceSearchProps, type Selection } from '@signpost/react'
import { type ReactNode, useRef, useState } from 'react'
import { pointText, type RouteEnd } from '../internals/RouteEnd.ts'

export interface PointFieldProps {
  readonly label: string
  readonly point: RouteEnd | null
  readonly onChange: (point: RouteEnd | null) => void
  /** The other end, to search around; else the center of the map. */
  readonly near: Coordinate | undefined
  readonly recent?: PlaceSearchProps['recent']
}

/** The user's input since the point has been at a position. */
interface Edit {
  readonly at: string | undefined
  /** The text, unless it is the point's own: a name that arrives later does not replace it. */
  readonly text?: string | undefined
  /** A choice whose place is not found yet, or ambiguous. */
  readonly open?: Suggestion | undefined
}

/** The field of a point: a search box, and a list of places when the choice is ambiguous. */
export function PointField({ label, point, onChange, near, recent }: PointFieldProps): ReactNode {
  const at = pointText(point)
  const [edit, setEdit] = useState<Edit>({ at })
  if (edit.at !== at) setEdit({ at })
  const text = edit.text ?? point?.name ?? at ?? ''
  const { open } = edit
  const latest = useRef<Suggestion>(undefined)

  const take = (coordinate: Coordinate, name: string | undefined): void => {
    setEdit({ at })
    onChange({ coordinate, name })
  }
  const choose = async (suggestion: Suggestion, selection: Selection): Promise<void> => {
    latest.current = suggestion
    const { line1 } = suggestion
    if (selection.coordinate) return take(selection.coordinate, line1)
    const details = await selection.details()
    if (latest.current !== suggestion) return
    const coordinate = details.status === 'ready' ? details.place.coordinate : undefined
    if (coordinate) take(coordinate, line1)
    else setEdit((before) => ({ ...before, open: suggestion }))
  }
  return (
    <div data-part="stop">
      <PlaceSearch
        label={label}
        placeholder={label}
        hideLabel
        query={text}
        near={near}
        locate
        highlightFirst
        recent={recent}
        layout="sheet"
        onQueryChange={(text) => {
          setEdit(text === '' ? { at, text } : { ...edit, text })
          if (text !== '') return
          latest.current = undefined
          if (point) onChange(null)
        }}
        onSelect={choose}
        onSelectCoordinate={(coordinate) => take(coordinate, formatCoordinate(coordinate))}
      />
      {open && (
        <PlaceCard
          suggestion={open}
          near={near}
          size="compact"
          onSelect={(place) => place.coordinate && take(place.coordinate, place.name ?? open.line1)}
        />
      )}
    </div>
  )
}
