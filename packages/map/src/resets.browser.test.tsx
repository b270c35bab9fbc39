import 'maplibre-gl/dist/maplibre-gl.css'
import { describeResets } from '../../../test/browser/describeResets.tsx'
import { App, load, names } from '../test/ConformanceApp.tsx'

describeResets({ App, load, names, packages: ['react', 'map'] })
