import { AddressConfirm, type AddressConfirmProps } from '@signpost/map'
import type { ReactNode } from 'react'

export const Entrance = ({ onSubmit, map }: AddressConfirmProps): ReactNode => (
  <AddressConfirm country="UY" map={map} onSubmit={onSubmit} />
)
