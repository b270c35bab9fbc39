'use client'

import type { Coordinate, FuelGrade, Place } from '@signpost/client'
import { addressLines, formatDistance } from '@signpost/client/domain'
import { type ComponentType, memo, type ReactNode } from 'react'
import { nameAttributes } from '../domain/foreignLanguage.ts'
import { hasPhoto } from '../domain/hasPhoto.ts'
import { longestTravelTime } from '../domain/longestTravelTime.ts'
import { placeTitle } from '../domain/placeTitle.ts'
import { CategoryIcon } from '../icons/CategoryIcon.tsx'
import { lazyModule, useLazyModule } from '../internals/useLazyModule.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { ResultFacts } from './ResultFacts.tsx'
import { ResultLine } from './ResultLine.tsx'
import type { SearchResultsProps } from './SearchResultsProps.ts'
import type { ResultNameProps } from './useSearchResults.ts'

const travelTimes = lazyModule(() => import('../travel-time/index.ts'))
const photos = lazyModule(() => import('./ResultPhoto.tsx'))

export interface ResultProps
  extends ResultNameProps,
    Pick<
      SearchResultsProps,
      'href' | 'renderActions' | 'travelTime' | 'fuelUnit' | 'slots' | 'classNames'
    > {
  readonly place: Place
  /** The prefix of the ids of this row. */
  readonly id: string
  /** The title of a place without a name. */
  readonly unnamed: string
  /** The label of the point that distances are measured from. */
  readonly from: string
  /** The coordinate of that point, if the search has its own. */
  readonly start: Coordinate | undefined
  readonly fuelGrade: FuelGrade | undefined
  /** The label of the cheapest station. */
  readonly cheapest: string | undefined
}

/**
 * The content of a row: the name, which is a button or a link that covers the row, the facts and the actions. Memoized, so that hovering
 * another row does not render it again.
 */
export const Result: ComponentType<ResultProps> = memo(function Result({
  place,
  id,
  unnamed,
  from,
  start,
  fuelGrade,
  fuelUnit,
  cheapest,
  href,
  renderActions,
  travelTime,
  slots = {},
  classNames = {},
  ...nameProps
}: ResultProps): ReactNode {
  const { language, unitsIn, near } = useSignpost()
  const modules = useLazyModule(travelTimes, !!travelTime)
  const title = placeTitle(place) ?? unnamed
  const { distance = Number.NaN, content } = place
  const isPictured = hasPhoto(place)
  const viewer = useLazyModule(photos, isPictured)
  const icon = <CategoryIcon part="disc" categories={place.categories} />
  const away = formatDistance(distance, {
    locale: language,
    units: unitsIn(place.address?.countryCode),
  })
  const hasTrailing = !!(away || travelTime)
  const Link = slots.link ?? 'a'
  const Facts = slots.facts ?? ResultFacts
  const shared = {
    ...nameProps,
    className: classNames.name,
    // The tooltip covers the whole row, in which texts may be truncated.
    title: [title, ...addressLines(place.address ?? {})].join('\n'),
    'aria-describedby': hasTrailing ? `${id}-facts ${id}-away` : `${id}-facts`,
    'data-part': 'name',
  }
  const name = (
    <span
      data-part="title"
      dir="auto"
      {...nameAttributes(title, place.address?.countryCode, language)}
    >
      {title}
    </span>
  )
  return (
    <>
      {content && isPictured ? (
        <span data-part="media">
          {icon}
          {viewer && <viewer.ResultPhoto content={content} />}
        </span>
      ) : (
        icon
      )}
      <div data-part="text">
        {href ? (
          <Link {...shared} href={href(place)}>
            {name}
          </Link>
        ) : (
          <button {...shared} type="button">
            {name}
          </button>
        )}
        <div id={`${id}-facts`} data-part="facts">
          <Facts place={place} fuel={{ grade: fuelGrade, unit: fuelUnit, cheapest }} />
        </div>
        <ResultLine part="authors" texts={creditsOf(place)} between=", " />
        {renderActions && <div data-part="actions">{renderActions(place)}</div>}
      </div>
      {hasTrailing && (
        <div id={`${id}-away`} data-part="trailing">
          {travelTime &&
            (modules ? (
              <modules.TravelTime {...travelTime} from={travelTime.from ?? start} place={place} />
            ) : (
              <span
                data-signpost="travel-time"
                data-status="loading"
                data-longest={longestTravelTime({
                  from: travelTime.from ?? start ?? near,
                  to: place.coordinate,
                  vehicle: travelTime.vehicle,
                  locale: language,
                })}
              />
            ))}
          {away && (
            <span data-part="distance" title={`${away} ${from}`}>
              <bdi>{away}</bdi> <span data-hidden="">{from}</span>
            </span>
          )}
        </div>
      )}
    </>
  )
})

/** Returns the distinct authors of the place's photos. */
function creditsOf({ content }: Place): readonly string[] {
  return [...new Set(content?.photoCredits)].map((name, index) => (index > 0 ? name : `© ${name}`))
}
