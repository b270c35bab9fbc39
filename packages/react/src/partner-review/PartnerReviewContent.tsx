'use client'

import type { PartnerReview } from '@signpost/client'
import { forwardRef } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import { formatCount } from '../domain/formatCount.ts'
import { rootProps } from '../domain/rootProps.ts'
import { useCredit } from '../internals/AttributionContext.ts'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { OutboundLink } from '../parts/OutboundLink.tsx'
import { RemoteImage } from '../parts/RemoteImage.tsx'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { PartnerReviewMessages } from './PartnerReviewMessages.ts'
import { en } from './PartnerReviewMessages.ts'
import { RatingStars } from './RatingStars.tsx'
import { usePartnerReview } from './usePartnerReview.ts'

export interface PartnerReviewContentProps extends RootProps {
  /** The review of a provider. Default: the review of the card's place. */
  readonly review?: PartnerReview | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<PartnerReviewMessages> | undefined
}

interface Layout {
  readonly name: 'partner-review' | 'partner-attribution'
}

/** The icon, rating, number of reviews and link of a provider: all of them or nothing. They are invisible until the icon has loaded, and are removed when it fails. */
export const PartnerReviewContent: ComponentWithRef<
  PartnerReviewContentProps & Layout,
  HTMLDivElement
> = forwardRef(function PartnerReviewContent(props: PartnerReviewContentProps & Layout, ref) {
  useCredit()
  const { language } = useSignpost()
  const messages = useMessages('partnerReview', en, props.messages)
  const place = useCardPlace()
  const { review, status, onIconReady, onIconBroken } = usePartnerReview(
    props.review ?? place?.partner?.review,
  )
  if (review === undefined) return null

  const { provider, iconUrl, rating, reviewCount, url } = review
  const shown = new Intl.NumberFormat(language, oneDecimal).format(rating)
  const most = formatCount(5, language)
  const count = formatCount(reviewCount, language)
  return (
    <div ref={ref} {...rootProps(props.name, props)} data-status={status}>
      <p data-part="rating">
        <span aria-hidden="true" data-part="number">
          {shown}
        </span>
        <RatingStars rating={rating} label={messages.rating(shown, most)} />
      </p>
      <OutboundLink to={url} part="review">
        <RemoteImage
          key={iconUrl}
          url={iconUrl}
          alt=""
          width={20}
          height={20}
          part="icon"
          onReady={onIconReady}
          onBroken={onIconBroken}
        />
        <bdi>{provider}</bdi>{' '}
        {props.name === 'partner-attribution' ? (
          <>
            <span aria-hidden="true" data-part="count">{`(${count})`}</span>
            <span data-hidden="">{messages.reviews(reviewCount, count)}</span>
          </>
        ) : (
          <span data-part="count">{messages.reviews(reviewCount, count)}</span>
        )}
      </OutboundLink>
    </div>
  )
})

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
