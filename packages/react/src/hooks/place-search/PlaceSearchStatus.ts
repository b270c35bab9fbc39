/**
 * What the box shows. `idle`: nothing is typed, or it is too early to say anything. `short`: too little is typed to ask. `needs-location`:
 * nobody said where to look. `loading`: asked for 300 ms, and nothing to show. `refreshing`: rows are shown that an answer may still change.
 * `ready` and `empty`: the service's answer to this very text. `offline`: waiting for a network. `error`: `error` says why.
 */
export type PlaceSearchStatus =
  | 'idle'
  | 'short'
  | 'needs-location'
  | 'loading'
  | 'ready'
  | 'refreshing'
  | 'empty'
  | 'error'
  | 'offline'
