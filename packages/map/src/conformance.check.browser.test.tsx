import '@signpost/react/styles.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import { prewarm, setWorkerUrl } from 'maplibre-gl'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { describeConformance } from '../../../test/browser/describeConformance.tsx'
import { App, classNames, load, names, service } from '../test/ConformanceApp.tsx'
import './styles.css'

setWorkerUrl(worker)
prewarm()

describeConformance({
  path: 'packages/map/test/ConformanceApp.tsx',
  App,
  load,
  service,
  names,
  classNames,
})
