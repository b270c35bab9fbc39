import '@signpost/react/styles.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import { describeConformance } from '../../../test/browser/describeConformance.tsx'
import { App, classNames, load, names, service } from '../test/ConformanceApp.tsx'
import './styles.css'

describeConformance({
  path: 'packages/map/test/ConformanceApp.tsx',
  App,
  load,
  service,
  names,
  classNames,
})
