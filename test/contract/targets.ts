import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGeoFetch } from '@signpost/testing'
import { demoData, startService } from '../e2e/startService.ts'

/** A service that answers the interface. */
export interface Target {
  /** Requests an operation with a query as written, including the key. */
  readonly send: (path: string, query: string, init?: RequestInit) => Promise<Response>
  readonly close: () => Promise<void>
}

/** The service on the demo data, which may have to be built first. */
export async function openService(): Promise<Target> {
  const site = await mkdtemp(join(tmpdir(), 'signpost-contract-'))
  const service = await startService(await demoData(), site, 0)
  return {
    send: (path, query, init) => fetch(`${service.address}${path}?${query}`, init),
    close: async () => {
      await service.kill()
      await rm(site, { recursive: true })
    },
  }
}

export async function openTestingKit(): Promise<Target> {
  const geoFetch = createGeoFetch()
  return {
    send: (path, query, init) => geoFetch(`https://geo.example${path}?${query}`, init),
    close: async () => {},
  }
}

/** A query with the demo key. */
export function query(parameters: Readonly<Record<string, string>>): string {
  return String(new URLSearchParams({ api_key: 'demo', ...parameters }))
}
