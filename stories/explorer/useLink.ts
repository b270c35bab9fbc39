import type { Coordinate } from '@signpost/client'
import { formatCoordinate, parseCoordinate } from '@signpost/client/domain'
import { fromURLSearchParams, type PlaceBrowserValue, toURLSearchParams } from '@signpost/map'
import { useSyncExternalStore } from 'react'
import messages from './messages.json'
import { readLink } from './readLink.ts'

/** The state of the screen in the URL of the page, and functions that navigate, each as a step in the browser's history. */
export function useLink() {
  const search = useSyncExternalStore(onStep, () => location.search)
  const link = readLink(search)
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2))
  const city = keyOf(messages.cities, [link.city]) ?? 'Montevideo'
  const lang = keyOf(messages.languages, [link.lang, ...spoken]) ?? 'en'
  /** The city and the language stay unless they are given. */
  const go = (parts: Record<string, string | undefined>) => {
    const given = Object.entries({ city, lang, ...parts })
    const next = new URLSearchParams(given.flatMap(([key, value]) => (value ? [[key, value]] : [])))
    history.pushState(null, '', `?${next}`.replaceAll('%2C', ','))
    window.dispatchEvent(new PopStateEvent('popstate'))
  }
  const show = (value: PlaceBrowserValue) => go(toLink(value))
  return { link, city, lang, messages: messages[lang], value: fromLink(link), go, show }
}

function fromLink(link: Readonly<Record<string, string>>): PlaceBrowserValue {
  const { q, near, place: name, at = '', show } = link
  const coordinate = parseCoordinate(at)
  return {
    query: q,
    near: parseCoordinate(near ?? ''),
    place: coordinate && { name, coordinate },
    directions: show === 'directions' ? fromURLSearchParams(new URLSearchParams(link)) : undefined,
  }
}

function toLink({ query, near, place, directions }: PlaceBrowserValue) {
  return {
    q: query,
    near: pointText(near),
    place: place?.name,
    at: pointText(place?.coordinate),
    ...(directions && { show: 'directions', ...Object.fromEntries(toURLSearchParams(directions)) }),
  }
}

function onStep(listener: () => void) {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}

/** The first of these texts that is a key of the table. */
function keyOf<Key extends string>(table: Record<Key, unknown>, texts: (string | undefined)[]) {
  return texts.find((text): text is Key => Object.hasOwn(table, text ?? ''))
}

/** A point in the form of a link, accurate to a meter. */
function pointText(point: Coordinate | undefined) {
  return point && formatCoordinate(point)?.replace(' ', '')
}
