import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/** Mounts one part of the page. `name` is different for each part. */
export function mountPart(name: string, element: Element, content: ReactNode): Root {
  const root = createRoot(element, { identifierPrefix: `${name}-` })
  root.render(content)
  return root
}
