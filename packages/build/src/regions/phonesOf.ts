import type { WirePhone } from '@signpost/client/wire'
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Tags } from '../osm/OsmElement.ts'

const PHONE_TAGS = ['phone', 'contact:phone', 'phone_1', 'phone_2', 'mobile', 'contact:mobile']
const FAX_TAGS = ['fax', 'contact:fax']
const MAX_PHONES = 8

/** The phone numbers in the tags, separated and with their types. The first one is the primary one. `country` is ISO 3166-1 alpha-2. */
export function phonesOf(tags: Tags, country: string | undefined): WirePhone[] {
  const phones = new Map<string, WirePhone>()
  for (const text of textsOf(tags, PHONE_TAGS)) {
    const { isMobile, ...phone } = readPhone(text, country)
    const type = isMobile ? 'mobile' : phones.size === 0 ? 'primary' : 'secondary'
    add(phones, { type, ...phone })
  }
  for (const text of textsOf(tags, FAX_TAGS)) {
    const { isMobile: _, ...fax } = readPhone(text, country)
    add(phones, { type: 'fax', ...fax })
  }
  return [...phones.values()].slice(0, MAX_PHONES)
}

function textsOf(tags: Tags, keys: readonly string[]): string[] {
  return keys.flatMap((key) => tags[key]?.split(/[;,/]/) ?? [])
}

function add(phones: Map<string, WirePhone>, phone: WirePhone): void {
  const key = `${phone.country ?? ''} ${phone.number}`
  if (phone.number && !phones.has(key)) phones.set(key, phone)
}

interface ReadPhone {
  country?: string
  /** The phone numbers in a text; empty when it has none. */
  number: string
  ext?: string
  isMobile: boolean
}

function readPhone(text: string, country: string | undefined): ReadPhone {
  const region = country && isSupportedCountry(country) ? country : undefined
  const parsed = parsePhoneNumberFromString(text, region)
  if (parsed?.isPossible()) {
    return {
      country: parsed.countryCallingCode,
      number: parsed.nationalNumber,
      ...(parsed.ext && { ext: parsed.ext }),
      isMobile: parsed.getType() === 'MOBILE',
    }
  }
  // Short numbers, such as that of the police, only work within their country, so they stay as they are.
  const digits = text.replace(/\D/g, '')
  return { number: digits.length >= 3 && digits.length <= 15 ? digits : '', isMobile: false }
}
