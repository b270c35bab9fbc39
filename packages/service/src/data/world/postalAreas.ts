import { toAlpha3 } from '@signpost/client/domain'
import zipcodes from 'zipcodes'
import type { AreaRecord } from '../record.ts'
import type { State } from './readGazetteer.ts'

/** United States territories that have a country code of their own. */
const TERRITORIES = new Set(['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'])
/** The state codes of the armed forces, which are not places. */
const ARMED_FORCES = new Set(['AA', 'AE', 'AP'])

/** The postal codes of the United States, and those of Canada by their first half. */
export function* postalAreas(states: ReadonlyMap<string, State>): Generator<AreaRecord> {
  const canadian = new Set(
    [...states.values()].filter(({ code }) => code.startsWith('CA.')).map(({ name }) => name),
  )
  for (const { zip, latitude, longitude, city, state, country } of Object.values(zipcodes.codes)) {
    if (ARMED_FORCES.has(state) || !latitude || !longitude) continue
    const isCanadian = country === 'Canada'
    const american = TERRITORIES.has(state) ? toAlpha3(state) : 'USA'
    const stateName = isCanadian ? canadianState(state, canadian) : states.get(`US.${state}`)?.name
    yield {
      kind: 'area',
      ref: `postal:${isCanadian ? 'CA' : 'US'}:${zip}`,
      area: 'postal',
      name: zip,
      otherNames: [],
      coordinate: { latitude, longitude },
      countryCode: (isCanadian ? 'CAN' : american) ?? 'USA',
      // Canadian rows list the quarters of the town in brackets.
      city: city.replace(/\s*\(.*$/, ''),
      ...(stateName && { state: stateName }),
      population: 0,
    }
  }
}

/** The code of a Canadian province; undefined for rows with the name of a region instead. */
function canadianState(name: string, known: ReadonlySet<string>): string | undefined {
  const plain = name.replace(/ Territory$/, '')
  return known.has(plain) ? plain : undefined
}
