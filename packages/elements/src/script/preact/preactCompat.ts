// Imported first, because the hooks of compat must be installed before ours.
import 'preact/compat'
import { options, type Ref, type VNode } from 'preact'

// React runs the effects of user events before the browser paints, Preact after it, which would open a list one frame late.
options.requestAnimationFrame = queueMicrotask

// React focuses an element with `autoFocus` when it mounts. The attribute that Preact writes works only while a page loads.
const { vnode: before } = options
options.vnode = (node: VNode<{ autoFocus?: boolean; autofocus?: boolean }>) => {
  before?.(node)
  const { autoFocus, autofocus } = node.props
  if (typeof node.type === 'string' && (autoFocus || autofocus)) node.ref = focusing(node.ref)
}

const known = new WeakSet<HTMLElement>()

function focusing(ref: Ref<unknown> | undefined): Ref<unknown> {
  return (element: unknown) => {
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
    if (!(element instanceof HTMLElement) || known.has(element)) return
    known.add(element)
    element.focus()
  }
}
