import type { ReactNode } from 'react'

/** The skeleton of a list whose catalog is loading. */
export function CatalogSkeleton(): ReactNode {
  return (
    <div aria-hidden="true" data-part="bones">
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <span key={key} data-part="bone" />
      ))}
    </div>
  )
}
