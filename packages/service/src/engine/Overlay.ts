import type { WireContents, WireFuelPrice, WirePartnerContents } from '@signpost/client/wire'
import { compact } from './format/locationOf.ts'

/** An operator's addition to a place of the data. */
export interface OverlayEntry {
  fuel_price?: WireFuelPrice[]
  partner_contents?: WirePartnerContents
  /** Fields that are added to those of the data, or replace them. */
  enhanced_contents?: WireContents
}

/** Additions to the data, by place. `url` is the URL of the service for the caller, which replaces `{base}` in an entry. */
export interface Overlay {
  of(ref: string, url: string): OverlayEntry | undefined
}

const BASE = '{base}'

/** The overlay of a service that adds nothing. */
export const noOverlay: Overlay = { of: () => undefined }

/** Reads an overlay file: an object with one entry for each place, under the source's own id (`n123`, `w456`). */
export function readOverlay(text: string): Overlay {
  const file: unknown = JSON.parse(text)
  if (!isRecord(file)) throw new Error('it must be an object with one entry for each place')
  const entries = new Map<string, OverlayEntry>()
  for (const [ref, entry] of Object.entries(file)) {
    // JSON has no other place for a comment.
    if (!ref.startsWith('//')) entries.set(ref, readEntry(ref, entry))
  }
  return {
    of(ref, url) {
      const entry = entries.get(ref)
      return entry && withUrl(entry, url)
    },
  }
}

function withUrl(entry: OverlayEntry, url: string): OverlayEntry {
  return JSON.parse(JSON.stringify(entry), (_, value) =>
    typeof value === 'string' ? value.replaceAll(BASE, url) : value,
  )
}

function readEntry(ref: string, entry: unknown): OverlayEntry {
  if (!isRecord(entry)) throw new Error(`the entry of ${ref} must be an object`)
  const { fuel_price, partner_contents, enhanced_contents, ...others } = entry
  const [stranger] = Object.keys(others)
  if (stranger !== undefined) throw new Error(`the entry of ${ref} has a field ${stranger}`)

  function checked<Value>(
    value: unknown,
    is: (value: unknown) => value is Value,
  ): Value | undefined {
    if (value === undefined || is(value)) return value
    throw new Error(`a field of the entry of ${ref} cannot be used: ${JSON.stringify(value)}`)
  }

  return compact({
    fuel_price: checked(fuel_price, isFuelPrices),
    partner_contents: checked(partner_contents, isRecord),
    enhanced_contents: checked(enhanced_contents, isContents),
  })
}

function isFuelPrices(value: unknown): value is WireFuelPrice[] {
  return Array.isArray(value) && value.every((price) => isRecord(price) && 'value' in price)
}

function isContents(value: unknown): value is WireContents {
  return (
    isRecord(value) &&
    Object.values(value).every((part) => typeof part === 'string' || Array.isArray(part))
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
