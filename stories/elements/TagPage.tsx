import { defineElements } from '@signpost/elements'
import { createGeoFetch } from '@signpost/testing'
import { type ReactNode, useEffect, useRef } from 'react'

export interface TagPageProps {
  /** The HTML of the page, as one would write it. */
  readonly html: string
  /** What a script of the page does with its elements. */
  readonly script?: ((page: HTMLElement) => void) | undefined
}

/** A page of plain HTML. Its elements ask the service in memory that the catalog has, in place of the one that a page would name. */
export function TagPage({ html, script }: TagPageProps): ReactNode {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = page
    if (!current) return
    defineElements()
    const config = document.createElement('signpost-config')
    config.baseUrl = 'https://geo.example'
    config.apiKey = 'any'
    config.near = { latitude: -34.9055, longitude: -56.1851 }
    config.client = { fetch: createGeoFetch() }
    config.innerHTML = html
    current.replaceChildren(config)
    script?.(current)
    return () => current.replaceChildren()
  }, [html, script])
  return <div ref={page} />
}
