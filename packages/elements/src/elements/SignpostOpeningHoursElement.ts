import type { OpeningHours, Place } from '@signpost/client'
import type { ElementContent } from '../element/ElementContent.ts'
import { SignpostElement } from '../element/SignpostElement.ts'
import { flag, oneOf, text } from '../properties/AttributeKind.ts'
import type { PropertyTable } from '../properties/PropertyTable.ts'

/** When a place is open: a line that keeps up with the time, and the week behind it. Nothing where no hours are known. */
export class SignpostOpeningHoursElement extends SignpostElement<object> {
  static override readonly properties: PropertyTable = {
    ...SignpostElement.properties,
    place: null,
    hours: null,
    timeZone: text,
    view: oneOf('status', 'week', 'both'),
    defaultExpanded: flag,
  }

  /** The place whose hours, zone and position count where they are not given. */
  declare place: Place | null | undefined
  /** The hours. Default: the place's. */
  declare hours: OpeningHours | undefined
  /** The IANA name of the place's zone. Default: the place's own, then the result of `timeZoneAt`; never the viewer's. */
  declare timeZone: string | undefined
  /** `status`: one line; `week`: the table; `both`: the table behind the line. Default: `both`. */
  declare view: 'status' | 'week' | 'both' | undefined
  /** Expands the week at first. */
  declare defaultExpanded: boolean | undefined

  protected override async load(): Promise<ElementContent> {
    const { openingHoursContent } = await import('./openingHoursContent.ts')
    return openingHoursContent(this)
  }
}
