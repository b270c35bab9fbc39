import { AddressForm } from '@signpost/react'
import { useActionState } from 'react'

const save = async (_before: string, address: FormData) =>
  `On its way to ${address.get('address-line1')}, ${address.get('address-level2')}.`

export function DeliveryAddress() {
  const [saved, action] = useActionState(save, '')
  return (
    <>
      <AddressForm country="UY" action={action} />
      <output>{saved}</output>
    </>
  )
}
