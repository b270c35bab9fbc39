export type { ReverseGeocodeMessages } from '../../messages/reverse-geocode/ReverseGeocodeMessages.ts'
export { ReverseGeocode, type ReverseGeocodeProps } from './ReverseGeocode.tsx'
