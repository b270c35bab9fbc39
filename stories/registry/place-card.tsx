'use client'

import {
  AddressText,
  OpeningHours,
  type PlaceSource,
  useNotice,
  usePlaceCard,
} from '@signpost/react'

/** A place: given, or found by a suggestion or a text. */
export function PlaceCard(source: PlaceSource) {
  const { status, place, places, lines, failure, actions } = usePlaceCard(source)
  const notice = useNotice(status, failure, { notFound: 'We couldn’t find this place.' })
  return (
    <article
      aria-label={place?.name ?? lines[0]}
      aria-busy={status === 'loading'}
      className="grid gap-3 rounded-xl border bg-card p-6 text-card-foreground text-sm shadow-sm"
    >
      <h2 className="font-semibold text-base leading-none">{place?.name ?? lines[0]}</h2>
      {place ? (
        <>
          <Line text={place.categories.map(({ name }) => name).join(' · ')} />
          <AddressText address={place.address} className="*:block" />
          <OpeningHours place={place} />
          <p className="flex flex-wrap gap-4 empty:hidden">
            {place.phones.map(({ number }) => (
              <a key={number} className="underline underline-offset-4" href={`tel:${number}`}>
                {number}
              </a>
            ))}
            {place.content?.website && (
              <a
                className="underline underline-offset-4"
                href={place.content.website}
                rel="noopener noreferrer"
              >
                Website
              </a>
            )}
          </p>
        </>
      ) : (
        lines.slice(1).map((line) => <Line key={line} text={line} />)
      )}
      {status === 'ambiguous' && (
        <ul aria-label="Several places match" className="grid gap-1">
          {places.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className="w-full rounded-sm px-2 py-1.5 text-start hover:bg-accent"
                onClick={() => actions.choose(one)}
              >
                {one.name} <span className="text-muted-foreground">{one.address?.formatted}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="status" className="contents">
        {notice?.text}
        {notice?.canRetry && (
          <button type="button" className="ms-2 underline" onClick={actions.retry}>
            Try again
          </button>
        )}
      </div>
    </article>
  )
}

function Line({ text }: { text: string }) {
  return text && <p className="text-muted-foreground">{text}</p>
}
