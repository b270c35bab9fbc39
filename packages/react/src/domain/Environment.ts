/** The place of components other than the page itself: a shadow root, or another window, which can be passed as it is. */
export interface Environment {
  /** For what is pressed inside. */
  readonly addEventListener: Window['addEventListener']
  readonly removeEventListener: Window['removeEventListener']
  /** Knows what has the focus. */
  readonly document: Document
  readonly Node: typeof Node
}
