import { createElement } from 'react'
import { App } from '../../App.js'

export default function Page() {
  return createElement(App, { workerUrl: '/maplibre-gl-worker.mjs' })
}
