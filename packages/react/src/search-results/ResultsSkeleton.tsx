import type { ReactNode } from 'react'

/** The skeleton of the first rows while they are loading. */
export function ResultsSkeleton(): ReactNode {
  return (
    <div aria-hidden="true" data-part="results-skeleton">
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <div key={key} data-part="result">
          <span data-part="result-icon" />
          <div data-part="result-text">
            <span data-part="result-bone" />
            <span data-part="result-bone" data-shape="long" />
            <span data-part="result-bone" data-shape="short" />
          </div>
        </div>
      ))}
    </div>
  )
}
