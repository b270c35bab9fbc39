import { deepEqual } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { listSuggestions } from './listSuggestions.ts'

const properties = { osm_key: 'amenity', osm_value: 'cafe', name: 'Café Brasilero' }
const geometry = { type: 'Point', coordinates: [-56.2, -34.9] }
const photon = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ features: [{ type: 'Feature', geometry, properties }] }))
})
await once(photon.listen(0, '127.0.0.1'), 'listening')

// The command of the README; npx finds it in the installed package.
const places = `photon=http://127.0.0.1:${photon.address().port}`
const line = ['--no-install', '@signpost/server', '--places', places, '--port', '0']
const server = spawn('npx', line, { stdio: ['ignore', 'pipe', 'inherit'], detached: true })
let written = ''
let address
for await (const text of server.stdout.setEncoding('utf8')) {
  written += text
  address = /URL +(\S+)/.exec(written)?.[1]
  if (address !== undefined) break
}
const lines = await listSuggestions(address)
// The command is a child process of npx, and ends with it.
process.kill(-server.pid, 'SIGTERM')
photon.close()
deepEqual(lines, ['Café Brasilero, 0 m'])
