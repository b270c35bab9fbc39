import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '../App.js'

createRoot(document.querySelector('#app')).render(createElement(App, { workerUrl: worker }))
