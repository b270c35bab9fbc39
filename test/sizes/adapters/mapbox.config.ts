import { beforeResults } from './beforeResults.ts'

export default beforeResults('mapbox')
