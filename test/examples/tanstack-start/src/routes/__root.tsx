import { SignpostProvider } from '@signpost/react'
import styles from '@signpost/react/styles.css?url'
import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { montevideo } from '../montevideo.ts'

export const Route = createRootRoute({
  head: () => ({
    meta: [{ charSet: 'utf-8' }, { title: 'Theatres' }],
    links: [
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', href: '/icon.svg' },
    ],
  }),
  component: Root,
})

function Root() {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        <SignpostProvider client={{ baseUrl: '/geo-proxy' }} near={montevideo}>
          <Outlet />
        </SignpostProvider>
        <Scripts />
      </body>
    </html>
  )
}
