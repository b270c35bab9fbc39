import { AddressForm } from '@signpost/react'
import { type FormEvent, useState } from 'react'

export function DeliveryAddress() {
  const [saved, setSaved] = useState<FormData>()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSaved(new FormData(event.currentTarget))
  }
  if (!saved) return <AddressForm country="UY" onSubmit={save} />
  const [line, city] = ['address-line1', 'address-level2'].map((name) => saved.get(name))
  return <p role="status">{`On its way to ${line}, ${city}.`}</p>
}
