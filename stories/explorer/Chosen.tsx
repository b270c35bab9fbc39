import type { Place, Suggestion } from '@signpost/client'
import { addressLines, formatDistance, phoneLink, phoneText } from '@signpost/client/domain'
import { type PlaceDetails, useSignpost } from '@signpost/react'

interface ChosenProps {
  suggestion: Suggestion
  details?: PlaceDetails | undefined
}

/** What a suggestion turned out to be: one place, several, or nothing more than its own lines. */
export function Chosen({ suggestion, details }: ChosenProps) {
  return (
    <section aria-label={suggestion.line1} aria-busy={details === undefined}>
      <h2>{suggestion.line1}</h2>
      {details?.status === 'ready' && <Facts place={details.place} />}
      {details?.status === 'ambiguous' && (
        <ol>
          {details.places.map((place) => (
            <li key={place.id}>
              <h3>{place.name ?? addressLines(place.address ?? {})[0]}</h3>
              <Facts place={place} />
            </li>
          ))}
        </ol>
      )}
      {details?.status === 'error' && <p role="alert">{details.error.message}</p>}
    </section>
  )
}

function Facts({ place }: { place: Place }) {
  const { language, units } = useSignpost()
  const { address, categories, phones, hours, content, distance } = place
  const away = distance === undefined ? '' : formatDistance(distance, { locale: language, units })
  return (
    <dl>
      <Fact name="Category" value={categories[0]?.name} />
      <Fact name="Address" value={address && addressLines(address).join(', ')} />
      <Fact name="Distance" value={away} />
      <Fact name="Hours" value={hours?.text} />
      {phones.map((phone) => (
        <div key={phone.number}>
          <dt>Phone</dt>
          <dd dir="ltr">
            <a href={phoneLink(phone)}>{phoneText(phone)}</a>
          </dd>
        </div>
      ))}
      <Fact name="Cuisines" value={content?.cuisines.join(', ')} />
      <Fact name="Features" value={content?.features.join(', ')} />
      <Fact name="Note" value={content?.tips.join(' ')} />
    </dl>
  )
}

function Fact({ name, value }: { name: string; value: string | undefined }) {
  if (!value) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
