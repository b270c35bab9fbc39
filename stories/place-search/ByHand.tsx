import { AddByHand, AddressForm, PlaceSearch } from '@signpost/react'
import { useState } from 'react'

export function Delivery() {
  const [typed, setTyped] = useState('')
  return (
    <>
      <PlaceSearch footer={(state) => <AddByHand state={state} onAdd={setTyped} />} />
      <AddressForm key={typed} countries={['UY']} defaultValues={{ 'address-line1': typed }} />
    </>
  )
}
