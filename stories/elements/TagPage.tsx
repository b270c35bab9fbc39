import { elements } from 'virtual:custom-elements'
import { defineElements } from '@signpost/elements'
import { createGeoFetch } from '@signpost/testing'
import { type ReactNode, useEffect, useRef, useState } from 'react'

export interface TagPageProps {
  /** The HTML of the page. */
  readonly html: string
  /** A script of the page that uses its elements. */
  readonly script?: ((page: HTMLElement) => void) | undefined
}

const types = new Set(elements.flatMap(({ events = [] }) => events.map(({ name }) => name)))
/** The maximum number of shown events. */
const limit = 5

/** A page of plain HTML, and the events of its elements. They use the in-memory service of the catalog instead of a real one. */
export function TagPage({ html, script }: TagPageProps): ReactNode {
  const page = useRef<HTMLDivElement>(null)
  const [events, setEvents] = useState<readonly string[]>([])
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
    const left = new AbortController()
    const log = (event: Event): void => setEvents((all) => [lineOf(event), ...all].slice(0, limit))
    for (const type of types) current.addEventListener(type, log, { signal: left.signal })
    return () => {
      left.abort()
      current.replaceChildren()
    }
  }, [html, script])
  return (
    <>
      <div ref={page} />
      {events.length > 0 && <pre style={logStyle}>{events.join('\n')}</pre>}
    </>
  )
}

function lineOf(event: Event): string {
  const detail = event instanceof CustomEvent ? JSON.stringify(event.detail) : ''
  return `${event.type} ${detail.length > 160 ? `${detail.slice(0, 160)}…` : detail}`
}

const logStyle = {
  margin: '1rem 0 0',
  fontSize: '0.8125rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const
