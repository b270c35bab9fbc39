import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGeoClient } from '@signpost/client'
import { root } from '../../../../.scripts/root.ts'
import { engines, type Recorded } from '../../../../test/adapters/engines/cases.ts'
import type { Engine } from './Engine.ts'

/** Queries an engine through its adapter, and writes its answers for the tests. Returns the number of answers. */
export async function recordAnswers(name: keyof typeof engines, { url }: Engine): Promise<number> {
  const { create, cases } = engines[name]
  const all: Record<string, Recorded> = {}
  for (const [title, ask] of Object.entries(cases)) {
    const adapter = create(url, async (input, init) => {
      const response = await fetch(input, init)
      const body: unknown = JSON.parse(await response.clone().text(), dropVaryingFields)
      const sent = init?.body ? { sent: JSON.parse(String(init.body)) } : {}
      const path = String(input).slice(url.length)
      const { status } = response
      all[title] = { method: init?.method ?? 'GET', path, ...sent, status, body }
      return response
    })
    await ask(createGeoClient({ baseUrl: 'https://geo.invalid', fetch: adapter }))
  }
  const file = join(root, 'test/adapters/engines', `${name}.json`)
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
  return Object.keys(all).length
}

/** A JSON replacer that removes the values that differ between runs. */
function dropVaryingFields(key: string, value: unknown): unknown {
  return key === 'place_id' || key === 'took' ? 0 : value
}
