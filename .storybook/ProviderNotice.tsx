import type { OperationName } from '@signpost/client'
import { useCapabilities } from '@signpost/react'
import type { ReactNode } from 'react'

const names: Readonly<Record<OperationName, string>> = {
  suggest: 'suggestions',
  search: 'search',
  forwardGeocode: 'forward geocoding',
  reverseGeocode: 'reverse geocoding',
  listBrands: 'brands',
  listCategories: 'categories',
  getDirections: 'directions',
}

/** The parts that a provider does not have, from `useCapabilities`: a component for one of them renders nothing. */
export function ProviderNotice({ title }: { title: string }): ReactNode {
  const { operations, vehicles } = useCapabilities()
  const lacking = Object.entries(names).flatMap(([operation, name]) =>
    operations.some((one) => one === operation) ? [] : [name],
  )
  return (
    <p className="frame-notice" role="status">
      {title} has no {lacking.join(', ')}. {vehicles[0] && `Its vehicles: ${vehicles.join(', ')}.`}
    </p>
  )
}
