import { safeUrl } from '@signpost/client/domain'
import type { ReactNode } from 'react'

export interface OutboundLinkProps {
  /** The address of the link, which is foreign content. */
  readonly to: string
  /** The part of a component that it is, for stylesheets. */
  readonly part?: string | undefined
  readonly children: ReactNode
}

/** A link to an external page, without a referrer. Renders nothing where the address is not safe to follow. */
export function OutboundLink({ to, part = 'link', children }: OutboundLinkProps): ReactNode {
  const url = safeUrl(to)
  if (url === undefined) return null
  return (
    <a href={url} rel="noopener noreferrer" data-part={part}>
      {children}
    </a>
  )
}
