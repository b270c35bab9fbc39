'use client'

import { safeUrl } from '@signpost/client/domain'
import type { ReactNode } from 'react'
import { useSignpost } from '../provider/useSignpost.ts'
import { OutboundLink } from './OutboundLink.tsx'
import { OwnText } from './OwnText.tsx'

export interface ProviderAttributionProps {
  /** Its `data-part`, for stylesheets. */
  readonly part: string
}

/** The credits that the provider behind the service requires, in a line. Renders nothing when it requires none. */
export function ProviderAttribution({ part }: ProviderAttributionProps): ReactNode {
  const credits = useSignpost().connection.capabilities?.terms?.attribution ?? []
  if (credits.length === 0) return null
  return (
    <div data-part={part}>
      {credits.map(({ text, url }, index) => (
        <span key={text} data-part="advice">
          {index > 0 && <OwnText text=" · " />}
          {url !== undefined && safeUrl(url) !== undefined ? (
            <OutboundLink to={url} part="credit">
              <bdi>{text}</bdi>
            </OutboundLink>
          ) : (
            <bdi>{text}</bdi>
          )}
        </span>
      ))}
    </div>
  )
}
