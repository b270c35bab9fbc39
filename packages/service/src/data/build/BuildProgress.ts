/** What a build is at, in this order; the roads are made beside all the others. */
export type BuildPhase =
  | 'convert'
  | 'prepare'
  | 'survey'
  | 'read'
  | 'world'
  | 'catalog'
  | 'index'
  | 'roads'
  | 'seal'

/** How far a phase has come. */
export interface BuildProgress {
  phase: BuildPhase
  done: number
  total: number
  /** What is being done, where the phase has steps of its own. */
  step?: string
}
