import { AddressForm } from '@signpost/react'
import { type FormEvent, useState } from 'react'

export function DeliveryAddress() {
  const [saved, setSaved] = useState('')
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = new FormData(event.currentTarget)
    setSaved(`On its way to ${address.get('address-line1')}, ${address.get('address-level2')}.`)
  }
  return (
    <>
      <AddressForm country="UY" onSubmit={save} />
      <output>{saved}</output>
    </>
  )
}
