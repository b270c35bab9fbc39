import { Children, cloneElement, isValidElement, type ReactNode } from 'react'
import type { ConformanceRequest } from './describeConformance.tsx'

interface Props {
  readonly children?: ReactNode
  readonly className?: string
}

/** A tree of elements with the props for the root element, set on the elements of a type, or on the outermost one. */
export function withRootProps(
  tree: ReactNode,
  type: unknown,
  props: ConformanceRequest['rootProps'],
): ReactNode {
  if (!props || !isValidElement<Props>(tree)) return tree
  if (!contains(tree, type)) return cloneElement(tree, props)
  const withProps = (node: ReactNode): ReactNode => {
    if (!isValidElement<Props>(node)) return node
    if (node.type === type) return cloneElement(node, props)
    return contains(node, type)
      ? cloneElement(node, undefined, Children.map(node.props.children, withProps))
      : node
  }
  return withProps(tree)
}

function contains(node: ReactNode, type: unknown): boolean {
  if (!isValidElement<Props>(node)) return false
  if (node.type === type) return true
  return Children.toArray(node.props.children).some((child) => contains(child, type))
}
