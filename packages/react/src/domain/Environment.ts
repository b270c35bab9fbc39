/** The place of components other than the page itself: a shadow root, or another window, which can be passed as it is. */
export interface Environment {
  /** Registers listeners for presses inside. */
  readonly addEventListener: Window['addEventListener']
  readonly removeEventListener: Window['removeEventListener']
  /** Has the focused element. */
  readonly document: Document
  readonly Node: typeof Node
}
