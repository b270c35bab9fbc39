import { safeUrl } from '@signpost/client/domain'
import type { ReactNode } from 'react'

export interface OutboundLinkProps {
  /** The URL of the link, which is untrusted. */
  readonly to: string
  /** Its `data-part`, for stylesheets. */
  readonly part?: string | undefined
  readonly children: ReactNode
}

/** A link to an external page, without a referrer. Renders nothing for an unsafe URL. */
export function OutboundLink({ to, part = 'link', children }: OutboundLinkProps): ReactNode {
  const url = safeUrl(to)
  if (url === undefined) return null
  return (
    <a href={url} rel="noopener noreferrer" data-part={part}>
      {children}
    </a>
  )
}
