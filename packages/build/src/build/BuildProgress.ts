/** The phase of a build. Phases run in this order, except for the roads, which are built in parallel. */
export type BuildPhase =
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
  /** The current step of a phase that has several. */
  step?: string
}
