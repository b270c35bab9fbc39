import { AddressForm } from '@signpost/react'
import type { ReactNode } from 'react'

const saved = {
  'address-line1': 'Canelones 2345',
  'address-level2': 'Montevideo',
  'postal-code': '11200',
}

export const EditAddress = (): ReactNode => <AddressForm country="UY" defaultValues={saved} />
