'use client'

import { type SearchResultsOptions, useNotice, useSearchResults } from '@signpost/react'
import type { ReactElement } from 'react'

/** The places of a search. Arrow keys move from place to place. */
export function SearchResults({ label, ...options }: SearchResultsOptions & { label: string }) {
  const results = useSearchResults(options)
  const { status, places, selected, failure, hasMore, isLoadingMore, actions } = results
  const notice = useNotice(status, failure, { notFound: 'Nothing was found.' })

  const row = (index: number, block: (typeof results.blocks)[number]): ReactElement => {
    const place = places[index]
    return (
      <li
        {...results.getItemProps(index, block)}
        key={place?.id}
        data-selected={place?.id === selected || undefined}
        className="relative grid gap-0.5 px-3 py-2 text-sm hover:bg-accent/50 data-selected:bg-accent forced-colors:data-selected:outline-2 forced-colors:data-selected:-outline-offset-2"
      >
        <button
          type="button"
          {...results.getNameProps(index)}
          className="text-start font-medium focus-visible:outline-hidden after:absolute after:inset-0 focus-visible:after:ring-[3px] focus-visible:after:ring-ring/50"
        >
          {place?.name}
        </button>
        <span className="text-muted-foreground">
          {[place?.categories[0]?.name, place?.address?.formatted].filter(Boolean).join(' · ')}
        </span>
      </li>
    )
  }

  return (
    <section aria-label={label} aria-busy={status === 'loading'} className="grid gap-2">
      <ul {...results.getListProps()} className="divide-y rounded-md border">
        {results.blocks.flatMap((block) =>
          block.isShown
            ? Array.from({ length: block.end - block.first }, (_, at) =>
                row(block.first + at, block),
              )
            : [<li {...results.getGapProps(block)} key={`gap ${block.index}`} />],
        )}
      </ul>
      <div role="status" className="text-sm">
        {notice?.text}
        {notice?.canRetry && (
          <button type="button" className="ms-2 underline" onClick={actions.retry}>
            Try again
          </button>
        )}
      </div>
      {hasMore && (
        <button
          {...results.getMoreProps()}
          className="h-9 rounded-md border px-4 font-medium text-sm shadow-xs hover:bg-accent"
        >
          {isLoadingMore ? 'Loading…' : 'More'}
        </button>
      )}
    </section>
  )
}
