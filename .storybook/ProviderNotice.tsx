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

/** The features that a provider lacks, from `useCapabilities`. Components that need one of them render nothing. */
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
