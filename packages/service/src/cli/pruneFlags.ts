import { type Flag, text } from '@signpost/server'

export const store: Flag<string> = {
  name: 'store',
  env: 'SIGNPOST_STORE',
  placeholder: 'ADDRESS',
  kind: text,
  text: 'PostgreSQL database whose previous generations are dropped: the primary server.',
}

/** Every setting of `prune`. */
export const pruneFlags: readonly Flag<unknown>[] = [store]
