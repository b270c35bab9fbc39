'use client'

import { forwardRef, useId, useImperativeHandle, useRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { formatCount } from '../domain/formatCount.ts'
import { rootClass } from '../domain/rootClass.ts'
import { NoticeBox } from '../parts/NoticeBox.tsx'
import { ProviderCredits } from '../parts/ProviderCredits.tsx'
import { RowBlocks } from '../parts/RowBlocks.tsx'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { originText } from './originText.ts'
import { Result } from './Result.tsx'
import { ResultsFoot } from './ResultsFoot.tsx'
import { ResultsHead } from './ResultsHead.tsx'
import { ResultsSkeleton } from './ResultsSkeleton.tsx'
import { resultsAnnouncement } from './resultsAnnouncement.ts'
import { en } from './SearchResultsMessages.ts'
import type { SearchResultsProps } from './SearchResultsProps.ts'
import { useResultsNotice } from './useResultsNotice.ts'
import { useSearchResults } from './useSearchResults.ts'

/**
 * The places of a search, as a list with more on request, sorting, and a selected and a hovered place that it shares with a map.
 *
 * @example
 * ```tsx
 * <SearchResults query="theatre" center={center} onSelect={(selected) => show(selected)} />
 * ```
 */
export const SearchResults: ComponentWithRef<SearchResultsProps, HTMLElement> = forwardRef(
  function SearchResults(props: SearchResultsProps, ref) {
    const { classNames = {} } = props
    const { language } = useSignpost()
    const messages = useMessages('searchResults', en, props.messages)
    const state = useSearchResults(props)
    const root = useRef<HTMLElement>(null)
    useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, [])
    const id = useId()

    const { status, places, isStale, isLate, hasMore, actions } = state
    const write = (count: number): string => formatCount(count, language)
    const from = originText(state.origin, messages)
    const counted = hasMore ? messages.foundSoFar : messages.found
    const count = counted(places.length, write(places.length))
    const notice = useResultsNotice(state, messages)
    const isWaiting = status === 'loading'

    return (
      <section
        ref={root}
        tabIndex={-1}
        className={rootClass(props)}
        aria-label={props.label ?? messages.list}
        aria-busy={isWaiting || isStale || undefined}
        data-signpost="search-results"
        data-status={status}
        data-error={state.error?.kind}
        data-stale={isStale || undefined}
      >
        {places.length > 0 && (
          <ResultsHead state={state} count={count} from={from} messages={messages} />
        )}
        {places.length > 0 && (
          <ul {...state.getListProps()} className={classNames.list} data-part="results">
            <RowBlocks rows={state} gapPart="result-gap">
              {(row, block) => {
                const place = places[row]
                return (
                  <li
                    {...state.getItemProps(row, block)}
                    key={place?.id}
                    className={classNames.item}
                    data-part="result"
                    data-selected={place?.id === state.selected || undefined}
                    data-hovered={place?.id === state.hovered || undefined}
                  >
                    {place && (
                      <Result
                        {...state.getNameProps(row)}
                        place={place}
                        id={`${id}-${row}`}
                        href={props.href}
                        renderActions={props.renderActions}
                        slots={props.slots}
                        classNames={props.classNames}
                        unnamed={messages.unnamed}
                        from={from}
                      />
                    )}
                  </li>
                )
              }}
            </RowBlocks>
          </ul>
        )}
        {isWaiting && isLate && <ResultsSkeleton />}
        {notice && (
          <NoticeBox
            notice={notice}
            advice={notice.advice}
            retry={messages.retry}
            onRetry={() => {
              actions.retry()
              // What was pressed goes with what it did; the focus must not go with it.
              root.current?.focus()
            }}
          />
        )}
        <ResultsFoot state={state} messages={messages} write={write} />
        {places.length > 0 && <ProviderCredits part="results-credits" />}
        <div role="status" data-part="live">
          {resultsAnnouncement({ state, count, notice, messages })}
        </div>
      </section>
    )
  },
)
