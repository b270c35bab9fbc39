import { OpeningHours } from '@signpost/react/opening-hours'
import openingHours from '@signpost/react/opening-hours.css?inline'
import type { ElementContent } from '../element/ContentElement.ts'
import { tagContent } from '../element/tagContent.ts'
import { kitStyles } from '../styles/kitStyles.ts'
import { wholePlace } from './placeProps.ts'
import type { OpeningHoursTag } from './SignpostOpeningHoursElement.ts'

/** The content of `<signpost-opening-hours>`. */
export const content: ElementContent = tagContent<OpeningHoursTag>(
  {},
  [...kitStyles, openingHours],
  ({ place, ...props }) => <OpeningHours {...props} place={wholePlace(place)} />,
)
