import type { ReactNode } from 'react'

/**
 * A text in an element of its own, so that React can replace it in a page that the browser has translated. The spaces around it are outside,
 * where they separate words.
 */
export function OwnText({ text }: { readonly text: string }): ReactNode {
  const [, before = '', own = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  return (
    <>
      {before}
      {own && <span>{own}</span>}
      {after}
    </>
  )
}
