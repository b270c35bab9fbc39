/** Where components stand, when that is not the page itself: a shadow root, or another window, which is one as it is. */
export interface Environment {
  /** For what is pressed inside. */
  readonly addEventListener: Window['addEventListener']
  readonly removeEventListener: Window['removeEventListener']
  /** Knows what has the focus. */
  readonly document: Document
  readonly Node: typeof Node
}
