'use client'

import { useSignpost } from '@signpost/react'
import type { StyleSpecification } from 'maplibre-gl'

/** The style that the app chose, or else the service's own in the scheme of the page; none before that is known. */
export function useMapStyle(
  given: string | StyleSpecification | undefined,
  scheme: 'light' | 'dark' | undefined,
): string | StyleSpecification | undefined {
  const { baseUrl } = useSignpost().connection
  if (given !== undefined || scheme === undefined) return given
  // A base that is a path is one of this page's origin.
  return new URL(`${baseUrl}/${scheme === 'dark' ? 'style-dark' : 'style'}.json`, location.href)
    .href
}
