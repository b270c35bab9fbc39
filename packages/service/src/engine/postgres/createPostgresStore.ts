import type { Manifest } from '../../data/manifest.ts'
import { type CatalogIndex, createCatalogIndex } from '../CatalogIndex.ts'
import { cacheMatches } from '../cacheMatches.ts'
import { combineReaders } from '../matching/combineReaders.ts'
import { createPlaceIndex } from '../matching/createPlaceIndex.ts'
import type { PlaceStore } from '../PlaceStore.ts'
import { type Plan, run } from '../Plan.ts'
import { StoreBusy } from '../StoreBusy.ts'
import { mergeVocabularies } from '../text/mergeVocabularies.ts'
import { createVocabulary } from '../text/vocabulary.ts'
import { type Connections, connect } from './connect.ts'
import { createPostingCache } from './createPostings.ts'
import { createReader } from './createReader.ts'
import { currentGeneration, readDocuments } from './generations.ts'
import { readMemory } from './readMemory.ts'
import { schemaOf } from './tables.ts'

export interface PostgresStoreOptions {
  /** Servers with the same data. Reads rotate among them, and a failing server is skipped for a while. */
  urls: readonly string[]
  /** The number of concurrent queries; further queries fail with `StoreBusy`. */
  queue?: number
  /** The number of recent answers that are cached; 0 turns the cache off. */
  cache?: number
  /** The milliseconds between two checks for a new generation. */
  every?: number
}

export interface LoadedDocuments {
  catalog: CatalogIndex
  manifest: Manifest
}

export interface PostgresStore extends PlaceStore {
  /** Identifies the build whose data are read. */
  dataId(): string
  /** A view of the current generation, which keeps answering from it after a newer one is loaded. */
  snapshot(): PlaceStore & { dataId(): string }
  /** The documents of the current index. Throws when the index was loaded without documents. */
  documents(): LoadedDocuments
}

/** Opens the data that `signpost-build --store` has loaded. New requests use a new generation as soon as it is found; requests that have begun finish on the former one. */
export async function createPostgresStore({
  urls,
  queue = 1000,
  cache = 1000,
  every = 5000,
}: PostgresStoreOptions): Promise<PostgresStore> {
  const connections = await connect(urls)
  const gate = createGate(queue)
  let generation: number | null = null
  let store: ReturnType<PostgresStore['snapshot']>
  let documents: LoadedDocuments | undefined

  async function readCurrent(): Promise<void> {
    const current = await currentGeneration(connections)
    if (current === null) throw new Error('nothing has been loaded yet')
    // A replica may be behind the server that answered the previous query.
    if (generation !== null && current.id <= generation) return
    const opened = await openGeneration(connections, current.sources, gate)
    const { catalog, manifest } = await readDocuments(connections, current.id)
    documents =
      catalog === undefined || manifest === undefined
        ? undefined
        : { catalog: createCatalogIndex(JSON.parse(catalog)), manifest: JSON.parse(manifest) }
    // Cached answers belong to one generation.
    store = { ...cacheMatches(opened, cache), dataId: () => current.dataId }
    generation = current.id
  }

  try {
    await readCurrent()
  } catch (cause) {
    await connections.close()
    const reason = cause instanceof Error ? cause.message || String(cause) : String(cause)
    throw new Error(
      `The store cannot be read (${reason}): load it with \`signpost-build --store\`, or check its URL.`,
      { cause },
    )
  }
  let isReading = false
  // One check at a time: reading the words of a large generation takes longer than `every`. When no server answers, the current generation stays in use.
  const watch = setInterval(() => {
    if (isReading) return
    isReading = true
    void readCurrent()
      .catch(() => {})
      .finally(() => {
        isReading = false
      })
  }, every)
  watch.unref()

  return {
    match: (request, signal) => store.match(request, signal),
    get: (ref, signal) => store.get(ref, signal),
    placesOf: (request, signal) => store.placesOf(request, signal),
    around: (point, signal) => store.around(point, signal),
    dataId: () => store.dataId(),
    snapshot: () => store,
    documents() {
      if (documents) return documents
      throw new Error(
        'The store has places and no catalog: load it again with `signpost-build --store`, which loads both.',
      )
    },
    async close() {
      clearInterval(watch)
      await connections.close()
    },
  }
}

/** Runs a query, unless too many are running. */
type Gate = <Answer>(plan: Plan<Answer>, signal: AbortSignal | undefined) => Promise<Answer>

function createGate(queue: number): Gate {
  let asked = 0
  return async (plan, signal) => {
    if (asked >= queue) throw new StoreBusy()
    asked += 1
    try {
      return await run(plan, signal)
    } finally {
      asked -= 1
    }
  }
}

/** Opens the tables of all regions, and loads their words and terms into memory. */
async function openGeneration(
  connections: Connections,
  sources: readonly number[],
  gate: Gate,
): Promise<PlaceStore> {
  const regions = []
  for (const source of sources) {
    const schema = schemaOf(source)
    regions.push({ schema, memory: await readMemory(connections, schema) })
  }
  const { text, bytes } = mergeVocabularies(regions.map(({ memory }) => memory.words))
  const vocabulary = createVocabulary(text, bytes)
  const postings = createPostingCache()
  const readers = regions.map(({ schema, memory }) =>
    createReader(connections, schema, memory, vocabulary, postings),
  )
  const index = createPlaceIndex(combineReaders(readers, vocabulary))
  return {
    match: (request, signal) => gate(index.match(request), signal),
    get: (ref, signal) => gate(index.get(ref), signal),
    placesOf: (request, signal) => gate(index.placesOf(request), signal),
    around: (point, signal) => gate(index.around(point), signal),
    close: async () => {},
  }
}
