import { createProxyHandler, toNodeHandler } from '@signpost/client/proxy'
import express from 'express'

const proxy = createProxyHandler({
  baseUrl: 'https://geo.example',
  apiKey: () => process.env.GEO_KEY ?? '',
})

export const app = express()
app.use('/geo-proxy', toNodeHandler(proxy))
