import { PlaceSearch, type PlaceSearchHandle } from '@signpost/react'
import { type ReactNode, useRef } from 'react'

export function SearchWithButtons(): ReactNode {
  const box = useRef<PlaceSearchHandle>(null)
  return (
    <>
      <button type="button" onClick={() => box.current?.clear()}>
        Clear
      </button>
      <button type="button" onClick={() => box.current?.search('parking')}>
        Parking
      </button>
      <PlaceSearch actionsRef={box} />
    </>
  )
}
