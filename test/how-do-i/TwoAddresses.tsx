import { AddressFields } from '@signpost/react'
import type { ReactNode } from 'react'

export const TwoAddresses = (): ReactNode => (
  <form action="/orders" method="post">
    <fieldset>
      <legend>Delivery</legend>
      <AddressFields section="shipping" country="UY" />
    </fieldset>
    <fieldset>
      <legend>Billing</legend>
      <AddressFields section="billing" country="UY" />
    </fieldset>
  </form>
)
