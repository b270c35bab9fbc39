import type { Coordinate } from '@signpost/client'
import { formatCoordinate } from '@signpost/client/domain'
import { useSyncExternalStore } from 'react'
import messages from './messages.json'

/** The screen's state in the address of the page, and a function to navigate: a step of the browser's history each time. */
export function useLink() {
  const search = useSyncExternalStore(onStep, () => location.search)
  const link = Object.fromEntries(new URLSearchParams(search))
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2))
  const city = keyOf(messages.cities, [link.city]) ?? 'Montevideo'
  const lang = keyOf(messages.languages, [link.lang, ...spoken]) ?? 'en'
  /** City and language stay unless they are given. */
  const go = (parts: Record<string, string | undefined>) => {
    const given = Object.entries({ city, lang, ...parts })
    const next = new URLSearchParams(given.flatMap(([key, value]) => (value ? [[key, value]] : [])))
    history.pushState(null, '', `?${next}`.replaceAll('%2C', ','))
    window.dispatchEvent(new PopStateEvent('popstate'))
  }
  return { link, city, lang, messages: messages[lang], go }
}

function onStep(listener: () => void) {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}

/** The first of these texts that is a key of the table. */
function keyOf<Key extends string>(table: Record<Key, unknown>, texts: (string | undefined)[]) {
  return texts.find((text): text is Key => Object.hasOwn(table, text ?? ''))
}

/** A point as a link has it, to a meter. */
export function pointText(point: Coordinate | undefined) {
  return point && formatCoordinate(point)?.replace(' ', '')
}
