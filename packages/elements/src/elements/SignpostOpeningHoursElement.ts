import type { OpeningHours, Place } from '@signpost/client'
import type { ElementContent } from '../element/ContentElement.ts'
import { SignpostElement } from '../element/SignpostElement.ts'
import { flag, oneOf, type PropertyTable, text } from '../properties/AttributeKind.ts'

/** The opening hours of a place: a line with the current status, which expands the week. It renders nothing when no hours are known. */
export class SignpostOpeningHoursElement extends SignpostElement<object> {
  static override readonly properties: PropertyTable = {
    ...SignpostElement.properties,
    place: null,
    hours: null,
    timeZone: text,
    view: oneOf('status', 'week', 'both'),
    defaultExpanded: flag,
  }

  /** The place whose hours, time zone and position are used when they are not set here. */
  declare place: Place | null | undefined
  /** The hours. Default: the place's. */
  declare hours: OpeningHours | undefined
  /** The IANA name of the place's time zone. Default: the time zone of the place, or else the result of `timeZoneAt`; never the viewer's. */
  declare timeZone: string | undefined
  /** `status`: one line; `week`: the table; `both`: the line, which expands the table. Default: `both`. */
  declare view: 'status' | 'week' | 'both' | undefined
  /** Expands the week initially. */
  declare defaultExpanded: boolean | undefined

  protected override load(): Promise<ElementContent> {
    return import('./openingHoursContent.ts').then((late) => late.openingHoursContent(this))
  }
}
