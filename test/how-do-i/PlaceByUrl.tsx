import type { Suggestion } from '@signpost/client'
import { PlaceCard, PlaceSearch } from '@signpost/react'
import { type ReactNode, useEffect, useState } from 'react'

/** The place of the URL: `?place=Teatro+Solís&filter=…` */
function readUrl(): Suggestion | undefined {
  const query = new URLSearchParams(location.search)
  const line1 = query.get('place')
  if (line1 === null) return undefined
  return { kind: 'term', line1, searchFilter: query.get('filter') ?? undefined }
}

function writeUrl({ line1, searchFilter }: Suggestion): void {
  const query = new URLSearchParams({ place: line1 })
  if (searchFilter !== undefined) query.set('filter', searchFilter)
  history.pushState(null, '', `?${query}`)
}

export function PlaceByUrl(): ReactNode {
  const [chosen, setChosen] = useState(readUrl)
  useEffect(() => {
    const readAgain = (): void => setChosen(readUrl)
    window.addEventListener('popstate', readAgain)
    return () => window.removeEventListener('popstate', readAgain)
  }, [])
  const choose = (suggestion: Suggestion): void => {
    writeUrl(suggestion)
    setChosen(suggestion)
  }
  return (
    <>
      <PlaceSearch onSelect={choose} />
      {chosen && <PlaceCard suggestion={chosen} shareUrl={() => location.href} />}
    </>
  )
}
