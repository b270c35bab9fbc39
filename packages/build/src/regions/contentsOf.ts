import { safeUrl } from '@signpost/client/domain'
import type { WireContents } from '@signpost/client/wire'
import type { Tags } from '../osm/OsmElement.ts'
import {
  features,
  parkingKinds,
  payments,
  reservations,
  smoking,
  specialFeatures,
  type TagLabel,
} from './contentLabels.ts'

const MAX_TEXT = 1000
const MAX_PARTS = 20
const IMAGE = /\.(?:jpe?g|png|webp)$/i

/** The content of a place from its tags, in the fields and terms of the service. Opening hours are read elsewhere. */
export function contentsOf(tags: Tags): WireContents {
  const contents: WireContents = {}
  /** Sets a field. Lists are joined with `separator`. */
  function set(
    field: TextField,
    value: string | readonly string[] | undefined,
    separator = '|',
  ): void {
    const text = typeof value === 'object' ? value.join(separator) : value
    if (text) contents[field] = text
  }
  set('payment_method', labelsOf(tags, payments), ',')
  set('cuisines', partsOf(tags.cuisine).map(toWords))
  set('description', (tags['description:en'] ?? tags.description)?.slice(0, MAX_TEXT))
  set('features', [...labelsOf(tags, features), ...starsOf(tags.stars)])
  set('special_features', labelsOf(tags, specialFeatures))
  set('parking', tags.amenity === 'parking' ? parkingOf(tags) : undefined)
  set('reservations', reservations.get(tags.reservation ?? ''))
  set('wifi', wifiOf(tags))
  set('smoking', smoking.get(tags.smoking ?? ''))
  set('business_url', urlOf(tags.website ?? tags['contact:website'] ?? tags.url))
  set('photo_url', photoOf(tags.image))
  return contents
}

type TextField = Exclude<keyof WireContents, 'hours_of_operation_structured'>

/** The labels of the matching tags. */
function labelsOf(tags: Tags, labels: readonly TagLabel[]): string[] {
  const found = labels.filter(([key, value]) => {
    const own = tags[key]
    return own !== undefined && (value === '*' ? own !== 'no' : own === value)
  })
  return [...new Set(found.map(([, , label]) => label))]
}

function partsOf(value: string | undefined): string[] {
  const parts = value?.split(/[;,]/).map((part) => part.trim()) ?? []
  return [...new Set(parts.filter(Boolean))].slice(0, MAX_PARTS)
}

/** Formats a tag value for display: `steak_house` becomes `Steak house`. */
function toWords(value: string): string {
  const words = value.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function starsOf(stars: string | undefined): string[] {
  if (!stars || !/^[1-7]S?$/i.test(stars)) return []
  return [stars === '1' ? '1 star' : `${stars.toUpperCase()} stars`]
}

function parkingOf(tags: Tags): string[] {
  const kind = parkingKinds.get(tags.parking ?? '')
  const fee = tags.fee === 'no' ? 'Free' : tags.fee ? 'Paid' : undefined
  const spaces = /^\d{1,5}$/.test(tags.capacity ?? '') ? `${tags.capacity} spaces` : undefined
  return [kind, fee, spaces].filter((part) => part !== undefined)
}

function wifiOf(tags: Tags): string | undefined {
  const access = tags.internet_access
  if (access !== 'wlan' && access !== 'wifi' && access !== 'yes') return undefined
  const fee = tags['internet_access:fee']
  if (fee === 'no') return 'Free'
  if (fee === 'customers') return 'Free for customers'
  return fee ? 'Paid' : 'Available'
}

/** Completes a URL, because mappers often omit the scheme. */
function urlOf(value: string | undefined): string | undefined {
  const text = value?.split(';')[0]?.trim()
  if (!text) return undefined
  return safeUrl(/^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `http://${text}` : text)
}

/** The URL of a photo. The tag may also contain a web page about a picture, which is ignored. */
function photoOf(value: string | undefined): string | undefined {
  const url = safeUrl(value ?? '')
  return url?.startsWith('https:') && IMAGE.test(new URL(url).pathname) ? url : undefined
}
