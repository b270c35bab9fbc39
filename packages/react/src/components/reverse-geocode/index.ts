export { ReverseGeocode, type ReverseGeocodeProps } from './ReverseGeocode.tsx'
