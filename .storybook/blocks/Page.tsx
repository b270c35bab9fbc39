import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { theme } from '../theme.ts'

/** The frame of every documentation page. A built page links to its Markdown version. */
export function Page({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const id = new URLSearchParams(location.search).get('id')
  return (
    <DocsContainer context={context} theme={theme}>
      {children}
      {import.meta.env.PROD && id !== null && (
        <footer className="doc-foot">
          <a href={`./docs/${id}.md`} target="_blank" rel="noreferrer">
            This page in Markdown
          </a>
        </footer>
      )}
    </DocsContainer>
  )
}
