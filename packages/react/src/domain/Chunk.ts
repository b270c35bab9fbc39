/** Modules that are loaded on demand, once for all who want them. */
export interface Chunk<Modules> {
  /** Undefined until they are there. */
  readonly loaded: Modules | undefined
  /** Rejects when they cannot be had; the next call tries again. */
  readonly load: () => Promise<Modules>
}

export function chunkOf<Modules extends object>(load: () => Promise<Modules>): Chunk<Modules> {
  let loaded: Modules | undefined
  return {
    get loaded() {
      return loaded
    },
    load: async () => {
      loaded ??= await load()
      return loaded
    },
  }
}
