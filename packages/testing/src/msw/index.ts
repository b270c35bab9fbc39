export { type GeoHandlersOptions, geoHandlers } from './geoHandlers.ts'
