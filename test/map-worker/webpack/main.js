import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '../App.js'

const workerUrl = '/maplibre-gl-worker.mjs'
createRoot(document.querySelector('#app')).render(createElement(App, { workerUrl }))
