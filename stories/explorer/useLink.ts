import type { Coordinate } from '@signpost/client'
import { formatCoordinate } from '@signpost/client/domain'
import { useMemo, useSyncExternalStore } from 'react'
import { cities, messages } from './choices.ts'
import words from './words.json'

/** What the address of the page says is on the screen, and how to go elsewhere: a step of the browser's history each time. */
export function useLink() {
  const search = useSyncExternalStore(onStep, () => location.search)
  const link = useMemo(() => new URLSearchParams(search), [search])
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2))
  const city = keyOf(cities, [link.get('city')]) ?? 'Montevideo'
  const lang = keyOf(messages, [link.get('lang'), ...spoken]) ?? 'en'
  /** City and language stay unless they are given. */
  const go = (parts: Readonly<Record<string, string | null | undefined>>) => {
    const given = Object.entries({ city, lang, ...parts })
    const next = new URLSearchParams(given.flatMap(([key, value]) => (value ? [[key, value]] : [])))
    history.pushState(null, '', `?${next}`.replaceAll('%2C', ','))
    window.dispatchEvent(new PopStateEvent('popstate'))
  }
  return { link, city, lang, words: words[lang], go }
}

function onStep(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}

/** The first of these texts that is a key of the table. */
function keyOf<Key extends string>(
  table: Readonly<Record<Key, unknown>>,
  texts: (string | null)[],
) {
  return texts.find((text): text is Key => text !== null && Object.hasOwn(table, text))
}

/** A point as a link has it, to a meter. */
export function pointText(point: Coordinate | undefined): string | undefined {
  return point && formatCoordinate(point)?.replace(' ', '')
}
