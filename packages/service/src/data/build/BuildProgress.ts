/** The phase of a build, in this order; the roads are made beside all the others. */
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

/** The progress of a phase. */
export interface BuildProgress {
  phase: BuildPhase
  done: number
  total: number
  /** The current step, where the phase has steps of its own. */
  step?: string
}
