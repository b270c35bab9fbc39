import { createServer } from 'node:http'
import { createProxyHandler, toNodeHandler } from '@signpost/client/proxy'

const proxy = createProxyHandler({
  baseUrl: 'https://geo.example',
  apiKey: () => process.env.GEO_KEY ?? '',
})

export const server = createServer(toNodeHandler(proxy))
