import type { Benchmark } from '../../../.scripts/Benchmark.ts'
import { demoData } from '../src/testing/demoData.ts'
import { largeFolder } from './scale/largeFolder.ts'
import { CLIENTS, measureFolder } from './scale/measureFolder.ts'
import { openScaleStore } from './scale/openScaleStore.ts'

const MANY = 2_000_000

/** Compares the service on PostgreSQL, with one, two and three processes, with the service on its folder. */
export const benchmark: Benchmark = {
  title: `Suggestions, all different, no answers cached, ${CLIENTS} clients; PostgreSQL and the clients are on the same machine`,
  onlyByName: true,
  settings: { data: '"demo" or "many" measures only one of the two sets of data' },
  async measure({ data = 'demo,many' }) {
    const demo = await demoData()
    const folders: [name: string, folder: string][] = []
    if (data.includes('demo')) folders.push(['two cities', demo])
    if (data.includes('many')) folders.push(['2 million places', await largeFolder(demo, MANY)])
    const rows = []
    for (const [name, folder] of folders) {
      const store = await openScaleStore(folder)
      try {
        rows.push(...(await measureFolder(name, folder, store)))
      } finally {
        await store.stop()
      }
    }
    return rows
  },
}
