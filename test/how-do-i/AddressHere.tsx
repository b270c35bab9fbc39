import type { Coordinate } from '@signpost/client'
import { AddressForm, LocateButton } from '@signpost/react'
import { type ReactNode, useState } from 'react'

export function AddressHere(): ReactNode {
  const [here, setHere] = useState<Coordinate>()
  return (
    <>
      <LocateButton onLocate={setHere} />
      <AddressForm country="UY" point={here} />
    </>
  )
}
