'use client'

import type { Coordinate, FuelPrice, Place } from '@signpost/client'
import { forwardRef, type ReactNode, useId, useMemo } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { formatCount } from '../domain/formatCount.ts'
import { oneLine } from '../domain/oneLine.ts'
import { type FuelPricesMessages, en as fuelEnglish } from '../fuel-prices/FuelPricesMessages.ts'
import { type OperationMessages, useNotice } from '../internals/notice/useNotice.ts'
import { Frame } from '../kit/Frame.tsx'
import { useFrame } from '../kit/useFrame.tsx'
import { ProviderAttribution } from '../parts/ProviderAttribution.tsx'
import { RowBlocks } from '../parts/RowBlocks.tsx'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { isolate } from '../route-text/isolate.ts'
import { Result } from './Result.tsx'
import { ResultsFoot } from './ResultsFoot.tsx'
import { ResultsHead } from './ResultsHead.tsx'
import { en, type SearchResultsMessages } from './SearchResultsMessages.ts'
import type { SearchResultsProps } from './SearchResultsProps.ts'
import type { DistanceOrigin } from './sortPlaces.ts'
import { type SearchResultsState, useSearchResults } from './useSearchResults.ts'

/**
 * A list of the places of a search. It can load more places, be sorted, and share the selected and the hovered place with a map.
 *
 * @example
 * ```tsx
 * <SearchResults query="theatre" near={near} onSelect={(selected) => show(selected)} />
 * ```
 */
export const SearchResults: ComponentWithRef<SearchResultsProps, HTMLElement> = forwardRef(
  function SearchResults(props: SearchResultsProps, ref) {
    const { classNames = {} } = props
    const { language } = useSignpost()
    const messages = useMessages('searchResults', en, props.messages)
    const fuelMessages = useMessages('fuelPrices', fuelEnglish)
    const state = useSearchResults(props)
    const id = useId()

    const { status, places, isStale, isLate, hasMore, actions } = state
    const write = (count: number): string => formatCount(count, language)
    const from = originText(state.origin, messages)
    const start = useSamePoint(props.userPosition ?? props.near)
    const of = messages.found(state.total, write(state.total) + (hasMore ? '+' : ''))
    const count = state.isFiltered ? messages.filtered(write(places.length), of) : of
    const missing = state.total > 0 ? missingNotes(state, messages, write) : []
    const notes =
      state.sort === 'price' ? [...missing, ...priceNotes(places, props, fuelMessages)] : missing
    const notice = useNotice(status, state.failure, noticeMessages(state, props, messages))
    const { onEdit } = props
    const isEditable = status === 'empty' && onEdit !== undefined
    const frame = useFrame(ref, {
      status,
      error: state.error,
      notice: notice && isEditable ? { ...notice, canRetry: true, retry: messages.edit } : notice,
      retry: isEditable ? onEdit : actions.retry,
    })
    const isWaiting = status === 'loading'
    // Nothing is announced before the first search, or while the places may still change.
    const isQuiet = isStale || status === 'idle' || (isWaiting ? !isLate : state.isPending)
    const announcement = isWaiting ? messages.loading : [count, ...missing].join(' ')

    return (
      <Frame
        frame={frame}
        as="section"
        component="search-results"
        props={props}
        aria-label={props.label ?? messages.list}
        aria-busy={isWaiting || isStale || state.isPending || undefined}
        data-stale={isStale || undefined}
        announcement={isQuiet ? '' : notice ? frame.text : announcement}
      >
        {state.total > 0 && (
          <ResultsHead
            state={state}
            count={count}
            from={from}
            messages={messages}
            fuelMessages={fuelMessages}
            write={write}
          />
        )}
        {places.length > 0 && (
          <ul
            {...state.getListProps()}
            className={classNames.list}
            data-part="list"
            data-tiles={state.hasTiles || undefined}
          >
            <RowBlocks rows={state}>
              {(row, block) => {
                const place = places[row]
                return (
                  <li
                    {...state.getItemProps(row, block)}
                    key={place?.id}
                    className={classNames.row}
                    data-part="row"
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
                        travelTime={props.travelTime}
                        slots={props.slots}
                        classNames={props.classNames}
                        unnamed={messages.unnamed}
                        from={from}
                        start={start}
                        fuelGrade={state.fuel}
                        fuelUnit={props.fuelUnit}
                        cheapest={state.cheapest.has(place.id) ? messages.cheapest : undefined}
                      />
                    )}
                  </li>
                )
              }}
            </RowBlocks>
          </ul>
        )}
        {isWaiting && isLate && <ResultsSkeleton />}
        {frame.notice}
        {notes.length > 0 && (
          <div data-part="missing">
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        )}
        <ResultsFoot state={state} messages={messages} write={write} />
        {places.length > 0 && <ProviderAttribution part="credits" />}
      </Frame>
    )
  },
)

/** The messages for a notice that replaces the places, or follows them. */
function noticeMessages(
  { places, isMoreFailed, isOutside }: SearchResultsState,
  { brands = [], categories = [] }: SearchResultsProps,
  messages: SearchResultsMessages,
): OperationMessages {
  const isChosen = brands.length + categories.length > 0
  const failed = isMoreFailed ? 'moreFailed' : 'refreshFailed'
  const advice = isChosen ? 'nothingChosenAdvice' : 'nothingAdvice'
  return {
    idle: messages.idle,
    notFound: messages[isOutside ? 'nothingInside' : 'nothing'],
    advice: messages[isOutside ? 'nothingInsideAdvice' : advice],
    failed: messages[places.length > 0 ? failed : 'failed'],
  }
}

/** Explains why a filtered list has no more places. */
function missingNotes(
  { places, isFiltered, isLoadingMore, isBounded, withoutHours, withoutRating }: SearchResultsState,
  messages: SearchResultsMessages,
  write: (count: number) => string,
): readonly string[] {
  return [
    ...(isFiltered && !isLoadingMore && places.length === 0 ? [messages.nonePasses] : []),
    ...(withoutHours > 0 ? [messages.hoursUnknown(withoutHours, write(withoutHours))] : []),
    ...(withoutRating > 0 ? [messages.ratingUnknown(withoutRating, write(withoutRating))] : []),
    ...(isBounded ? [messages.bounded] : []),
  ]
}

/** Explains the prices of a list that is sorted by them. */
function priceNotes(
  places: readonly Place[],
  { fuelUnit }: SearchResultsProps,
  { converted, timeUnknown }: FuelPricesMessages,
): readonly string[] {
  const isOther = ({ unit }: FuelPrice): boolean => unit !== undefined && unit !== fuelUnit
  const isConverted = fuelUnit && places.some(({ fuelPrices }) => fuelPrices.some(isOther))
  return isConverted ? [converted, timeUnknown] : [timeUnknown]
}

/** Returns the same object as long as the coordinates are equal. */
function useSamePoint(point: Coordinate | undefined): Coordinate | undefined {
  const { latitude, longitude } = point ?? {}
  return useMemo(
    () => (latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }),
    [latitude, longitude],
  )
}

/** The skeleton of the first rows while they are loading. */
function ResultsSkeleton(): ReactNode {
  return (
    <div aria-hidden="true" data-part="skeleton">
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <div key={key} data-part="row">
          <span data-part="disc" />
          <div data-part="text">
            <span data-part="bone" />
            <span data-part="bone" data-shape="long" />
            <span data-part="bone" data-shape="short" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Returns the label of the point that distances are measured from. */
function originText(origin: DistanceOrigin, messages: SearchResultsMessages): string {
  switch (origin) {
    case 'user':
      return messages.fromYou
    case 'map':
      return messages.fromMapCenter
    case 'search':
      return messages.fromSearchCenter
    default:
      return messages.fromPlace(isolate(oneLine(origin.name)))
  }
}
