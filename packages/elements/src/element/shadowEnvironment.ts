import type { Environment } from '@signpost/react'

/** What components have to know of the shadow root that they stand in: there a press has its true target, and the focus its true place. */
export function shadowEnvironment(root: ShadowRoot): Environment {
  return {
    addEventListener: root.addEventListener.bind(root),
    removeEventListener: root.removeEventListener.bind(root),
    document: new Proxy(root.ownerDocument, {
      get: (page, name) => {
        // Where nothing in it has the focus, something of the page has.
        const owner = name === 'activeElement' && root.activeElement ? root : page
        const value: unknown = Reflect.get(owner, name)
        return typeof value === 'function' ? value.bind(owner) : value
      },
    }),
    Node,
  }
}
