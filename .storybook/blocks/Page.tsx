import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { pageIds } from '../reference/pageIds.ts'
import { theme } from '../theme.ts'

/** The frame of every documentation page. A built page links to its Markdown file. */
export function Page({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const id = new URLSearchParams(location.search).get('id')
  const file = Object.keys(pageIds).find((path) => pageIds[path] === id)
  return (
    <DocsContainer context={context} theme={theme}>
      {children}
      {import.meta.env.PROD && file !== undefined && (
        <footer className="doc-foot">
          <a href={`./${file}`} target="_blank" rel="noreferrer">
            This page in Markdown
          </a>
        </footer>
      )}
    </DocsContainer>
  )
}
