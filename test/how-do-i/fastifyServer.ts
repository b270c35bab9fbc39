import { createProxyHandler, toNodeHandler } from '@signpost/client/proxy'
import fastify from 'fastify'

const proxy = createProxyHandler({
  baseUrl: 'https://geo.example',
  apiKey: () => process.env.GEO_KEY ?? '',
})
const answer = toNodeHandler(proxy)

export const app = fastify()
app.get('/geo-proxy/*', (request, reply) => {
  reply.hijack()
  return answer(request.raw, reply.raw)
})
