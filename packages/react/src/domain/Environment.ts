/** The place of components other than the page itself: a shadow root, or another window, which can be passed as it is. */
export interface Environment {
  /** Listens to presses inside. */
  readonly addEventListener: Window['addEventListener']
  readonly removeEventListener: Window['removeEventListener']
  /** The element with the focus. */
  readonly document: Document
  readonly Node: typeof Node
}
