import type { Environment } from '@signpost/react'

/** What components have to know of the shadow root that they stand in: there a press has its true target. */
export function shadowEnvironment(root: ShadowRoot): Environment {
  return {
    addEventListener: root.addEventListener.bind(root),
    removeEventListener: root.removeEventListener.bind(root),
    document: root.ownerDocument,
    Node,
  }
}
