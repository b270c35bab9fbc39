'use client'

import type { Category } from '@signpost/client'
import { formatDistance, matchRanges } from '@signpost/client/domain'
import { Fragment, memo, type ReactNode } from 'react'
import { CategoryIcon } from '../icons/CategoryIcon.tsx'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { HighlightedText } from '../parts/HighlightedText.tsx'
import { OwnText } from '../parts/OwnText.tsx'
import { useSignpost } from '../provider/useSignpost.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'
import type { PlaceSearchMessages } from './PlaceSearchMessages.ts'
import { rowText } from './rowText.ts'

export interface SuggestionRowProps {
  /** The item of the row. */
  readonly item: PlaceSearchItem
  /** The text of the input, whose words are highlighted in the row. */
  readonly query: string
  /** The messages of the box. */
  readonly messages: PlaceSearchMessages
  /** The categories whose icon the row has. Default: those of its place. A term with them is a category. */
  readonly categories?: readonly Category[] | undefined
}

/**
 * The content of an option of the list: icon, name, address and distance.
 *
 * @example
 * ```tsx
 * <PlaceSearch slots={{ row: SuggestionRow }} />
 * ```
 */
export function SuggestionRow(props: SuggestionRowProps): ReactNode {
  const { query, messages } = props
  const item = props.categories ? asCategory(props.item) : props.item
  const categories = props.categories ?? categoriesOf(props.item)
  const settings = useSignpost()
  const { language, units } = settings
  const typed = item.kind === 'suggestion' || item.kind === 'custom' ? query : ''
  const { line1, parts, distance } = rowText(item, messages, typed, settings)
  // The browser must not translate names and addresses.
  const translate = 'suggestion' in item || item.kind === 'custom' ? 'no' : undefined
  const away = distance !== undefined && formatDistance(distance, { locale: language, units })
  return (
    <>
      {categories ? (
        <CategoryIcon part="disc" categories={categories} />
      ) : (
        <Icon part="disc" name={iconName(item)} />
      )}
      <span data-part="text">
        <PlaceLine part="title" parts={[line1]} typed={typed} translate={translate} />
        {parts.length > 0 && (
          <PlaceLine part="line" parts={parts} typed={typed} translate={translate} />
        )}
      </span>
      {away && (
        <span data-part="distance">
          <bdi>{away}</bdi>
        </span>
      )}
    </>
  )
}

/** The categories of the place of a row; undefined for a row of another kind. */
function categoriesOf(item: PlaceSearchItem): readonly Category[] | undefined {
  return item.kind === 'suggestion' && item.suggestion.kind === 'place'
    ? item.suggestion.categories
    : undefined
}

/** A term as the category that it is. */
function asCategory(item: PlaceSearchItem): PlaceSearchItem {
  return item.kind === 'suggestion' && item.suggestion.kind === 'term'
    ? { ...item, suggestion: { ...item.suggestion, term: 'category' } }
    : item
}

const icons = {
  coordinate: 'coordinate',
  locate: 'location',
  recent: 'history',
  pinned: 'pin',
  edit: 'edit',
  custom: 'term',
} as const

function iconName(item: PlaceSearchItem): IconName {
  if (item.kind !== 'suggestion') return icons[item.kind]
  const { suggestion } = item
  // An address may be a street or a crossing, so it has no house.
  if (suggestion.kind !== 'term') return 'place'
  return suggestion.term === 'brand' || suggestion.term === 'area' ? suggestion.term : 'term'
}

interface PlaceLineProps {
  readonly part: 'title' | 'line'
  readonly parts: readonly string[]
  readonly typed: string
  readonly translate: 'no' | undefined
}

/** The house number at the end of a street. */
const houseNumber = /(?<= )\d\S*$/

/**
 * A line of a row, with the full text as its tooltip. Of several parts, the last one, the town, is truncated or omitted first, then the street, but
 * never its number; a part before the street, such as a brand, is truncated after it. The direction of the line follows its first letter, and is
 * isolated from the lines around it; later parts do not affect the first. Memoized, because most second lines stay the same while the user types.
 */
const PlaceLine = memo(
  ({ part, parts, typed, translate }: PlaceLineProps): ReactNode => {
    const town = parts.length > 1 ? parts.at(-1) : undefined
    const before = parts.slice(0, -2)
    const street = parts.at(-2) ?? parts[0] ?? ''
    const [number = ''] = (town !== undefined && houseNumber.exec(street)) || []
    const shownStreet = (
      <>
        <span>
          <HighlightedText text={street.slice(0, street.length - number.length)} typed={typed} />
        </span>
        {number && (
          <span data-number="">
            <HighlightedText text={number} typed={typed} />
          </span>
        )}
      </>
    )
    return (
      <span data-part={part} dir="auto" translate={translate} title={parts.join(', ')}>
        <span>
          {before.length > 0 && (
            <>
              <span data-before="">
                {before.map((text, index) => (
                  <Fragment key={text}>
                    {index > 0 && <OwnText text=", " />}
                    <Isolated isFirst={index === 0}>
                      <HighlightedText text={text} typed={typed} />
                    </Isolated>
                  </Fragment>
                ))}
              </span>
              <OwnText text=", " />
            </>
          )}
          <Isolated isFirst={before.length === 0}>{shownStreet}</Isolated>
        </span>
        {town !== undefined && (
          <span data-town="">
            <OwnText text=", " />
            <bdi>
              <HighlightedText text={town} typed={typed} />
            </bdi>
          </span>
        )}
      </span>
    )
  },
  (before, after) =>
    before.translate === after.translate &&
    before.parts.join('\n') === after.parts.join('\n') &&
    marksOf(before) === marksOf(after),
)

/** A part of a line. All but the first are in a `bdi`, which does not count for the direction of the line. */
function Isolated({ isFirst, children }: { isFirst: boolean; children: ReactNode }): ReactNode {
  return isFirst ? children : <bdi>{children}</bdi>
}

/** The highlighted stretches of a line, as a text. */
function marksOf({ parts, typed }: PlaceLineProps): string {
  return parts.map((text) => matchRanges(text, typed).join()).join(';')
}
