import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { MeasuredKit } from './Kit.ts'
import type { Network, Reply } from './Network.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** True for a request that `preparePage` sent here, or that the floor sends. */
export function isForKit(path: string): boolean {
  return path.startsWith('/foreign/') || path.startsWith('/geo/v2/')
}

/** Answers the requests that `preparePage` sends to this machine instead of to the service of the kit. */
export async function answerKit(
  kit: MeasuredKit,
  network: Network,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = request.url ?? ''
  const url = `https:/${path.startsWith('/foreign/') ? path.slice('/foreign'.length) : `/geo.example${path}`}`
  const body = await readText(request)
  const asked = { url, ...(body !== '' && { body }) }
  const text = kit.read(asked)
  if (network.latency > 0) await wait(network.latency)
  if (text === undefined) sendJson(response, kit.other?.(asked) ?? {})
  else await send(response, kit, network.respond(text))
}

async function send(response: ServerResponse, kit: MeasuredKit, reply: Reply): Promise<void> {
  if (reply === 'silent') return
  if (reply === 'cut') return void response.destroy()
  if ('status' in reply) {
    const type = reply.type ?? 'application/json'
    return void response.writeHead(reply.status, { 'content-type': type }).end(reply.text)
  }
  if (reply.delay) await wait(reply.delay)
  const body = kit.answer(reply.names)
  sendJson(response, reply.change ? reply.change(body) : body)
}

function sendJson(response: ServerResponse, body: unknown): void {
  if (response.destroyed) return
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Sends a file of a folder, and returns its content. */
export function sendFile(
  folder: string,
  path: string,
  response: ServerResponse,
): Uint8Array | undefined {
  try {
    const body = readFileSync(join(folder, normalize(path)))
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain' }).end(body)
    return body
  } catch {
    response.writeHead(404).end()
    return undefined
  }
}
