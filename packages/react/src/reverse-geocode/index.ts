export { ReverseGeocode, type ReverseGeocodeProps } from './ReverseGeocode.tsx'
export type { ReverseGeocodeMessages } from './ReverseGeocodeMessages.ts'
