/** Modules that are loaded on demand, once for all callers. */
export interface LazyModule<Modules> {
  /** The exports; undefined until the module is loaded. */
  readonly loaded: Modules | undefined
  /** Rejects when loading fails; the next call tries again. Callers are answered in order. */
  readonly load: () => Promise<Modules>
}

/** A module that is imported on first demand. A failed import is tried again on the next demand. */
export function lazyModule<Modules extends object>(
  load: () => Promise<Modules>,
): LazyModule<Modules> {
  let loaded: Modules | undefined
  let loading: Promise<Modules> | undefined
  return {
    get loaded() {
      return loaded
    },
    load: async () => {
      loading ??= load()
      try {
        loaded = await loading
        return loaded
      } catch (error) {
        loading = undefined
        throw error
      }
    },
  }
}
