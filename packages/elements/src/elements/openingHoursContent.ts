import { OpeningHours } from '@signpost/react/opening-hours'
import openingHours from '@signpost/react/opening-hours.css?inline'
import { createElement } from 'react'
import type { ElementContent } from '../element/ContentElement.ts'
import { kitStyles } from '../styles/kitStyles.ts'
import { wholePlace } from './placeProps.ts'
import type { SignpostOpeningHoursElement } from './SignpostOpeningHoursElement.ts'

const styles: readonly string[] = [...kitStyles, openingHours]

/** The content of `<signpost-opening-hours>`. */
export function openingHoursContent(host: SignpostOpeningHoursElement): ElementContent {
  const render: ElementContent['render'] = () =>
    createElement(OpeningHours, {
      place: wholePlace(host.place),
      hours: host.hours,
      timeZone: host.timeZone,
      view: host.view,
      defaultExpanded: host.defaultExpanded,
    })
  return { styles, render }
}
