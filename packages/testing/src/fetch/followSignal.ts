export interface FollowedSignal {
  readonly signal: AbortSignal
  /** From now on the outer signal is only reported, not followed. */
  readonly ignore: () => void
  /** From now on the outer signal is not even reported. */
  readonly stop: () => void
}

/** A signal that aborts with an outer one. `onAbort` is called for the outer one in any case. */
export function followSignal(outer: AbortSignal | undefined, onAbort: () => void): FollowedSignal {
  const inner = new AbortController()
  const follow = (): void => inner.abort(outer?.reason)
  outer?.addEventListener('abort', onAbort, { once: true })
  outer?.addEventListener('abort', follow, { once: true })
  return {
    signal: inner.signal,
    ignore: () => outer?.removeEventListener('abort', follow),
    stop: () => {
      outer?.removeEventListener('abort', onAbort)
      outer?.removeEventListener('abort', follow)
    },
  }
}
