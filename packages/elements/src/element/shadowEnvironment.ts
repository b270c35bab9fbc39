import type { Environment } from '@signpost/react'

/** The environment of components in a shadow root: there a press has its true target. */
export function shadowEnvironment(root: ShadowRoot): Environment {
  return {
    addEventListener: root.addEventListener.bind(root),
    removeEventListener: root.removeEventListener.bind(root),
    document: root.ownerDocument,
    Node,
  }
}
