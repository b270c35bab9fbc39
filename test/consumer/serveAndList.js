import { deepEqual } from 'node:assert/strict'
import { createServer } from 'node:http'
import { listSuggestions } from './listSuggestions.ts'

const answer = {
  exhausted: 'y',
  suggests: [
    { search_filter: 'a', line1: 'Café Brasilero', line2: 'Ituzaingó 1447', distance: 120 },
    { search_filter: 'b', line1: 'Coffee shops' },
  ],
}

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
})
await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
const lines = await listSuggestions(`http://127.0.0.1:${server.address().port}`)
server.close()
deepEqual(lines, ['Café Brasilero, 120 m', 'Coffee shops'])
