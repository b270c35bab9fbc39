import { toAlpha3 } from './country.ts'

export const drivingSides = ['left', 'right'] as const
export type DrivingSide = (typeof drivingSides)[number]

/** The side of the road on which a country drives; `undefined` when no country has that code. */
export function drivingSideIn(countryCode: string | undefined): DrivingSide | undefined {
  const country = countryCode && toAlpha3(countryCode)
  if (!country) return undefined
  return leftHand.match(/.../g)?.includes(country) ? 'left' : 'right'
}

/** The side in a text of a service: `L`, `left`, `LHT`, `left-hand traffic`. */
export function readDrivingSide(text: string): DrivingSide | undefined {
  if (/^l(eft|ht)?(?![a-z])/i.test(text)) return 'left'
  return /^r(ight|ht)?(?![a-z])/i.test(text) ? 'right' : undefined
}

// Packed for size, like the table of countries.
const leftHand =
  'AIAATGAUSBGDBHSBMUBRBBRNBTNBWACCKCOKCXRCYMCYPDMAFJIFLKGBRGGYGRDGUYHKGIDNIMNINDIRLJAMJEYJPNKENKIRKNALCALKALSOMACMDVMLTMOZMSRMUSMWIMYSNAMNFKNIUNPLNRUNZLPAKPCNPNGSGPSGSSHNSLBSURSWZSYCTCATHATKLTLSTONTTOTUVTZAUGAVCTVGBVIRWSMZAFZMBZWE'
