import { join } from 'node:path'
import { test } from 'vitest'
import { dataFiles } from '../../data/manifest.ts'
import { demoData } from '../../testing/demoData.ts'
import { openStore } from '../sqlite/openStore.ts'
import { weights, limits } from './weights.ts'
const mv = { latitude: -34.9055, longitude: -56.1851 }
import { centers } from '../testing/judged/centers.ts'
test('x', async () => {
  Object.assign(weights, JSON.parse(process.env.W ?? '{}'))
  Object.assign(limits, JSON.parse(process.env.L ?? '{}'))
  const store = openStore(join(await demoData(), dataFiles.index))
  console.log(await demoData())
  for (const [t, l, p, c] of [['parking near teatro solis','es','suggest',centers.montevideo],['unión','es','suggest',centers.montevideo],['estadio','es','suggest',centers.montevideo],['museo andes','en','suggest',centers.montevideo],['mer','','suggest',mv],['buenos aires','','geocode',{latitude:-34.9055,longitude:-56.1917}],['abitab','','search',{latitude:-34.9055,longitude:-56.1917}],['Rincón 9999, Montevideo','','geocode',mv],['Rincón 9999, 11000 Montevideo, Montevideo, Uruguay','','geocode',mv],['rincon 9999','','suggest',{latitude:-34.9055,longitude:-56.1917}]] as any) {
    const found = await store.match({ text: t, ...(l && {language: l}), center: c, purpose: p, offset: 0, limit: 14, explain: true, debug: true } as any)
    console.log('#### ' + t + '\n' + found.map((f: any) => { const r = f.record; return [r.kind, r.area ?? '', r.name ?? r.code ?? r.street ?? r.streets, r.categories?.[0] ?? '', r.city ?? '', r.state??'', Math.round(f.distance ?? -1), f.reasons.reading, f.reasons.score, JSON.stringify(f.reasons.points), 'fame', f.reasons.features.fame].join(' | ') }).join('\n'))
  }
}, 60000)
