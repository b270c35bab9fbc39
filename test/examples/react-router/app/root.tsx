import { SignpostProvider } from '@signpost/react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { montevideo } from './montevideo.ts'
import '@signpost/react/styles.css'

export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Theatres</title>
        <link rel="icon" href="/icon.svg" />
        <Meta />
        <Links />
      </head>
      <body>
        <SignpostProvider client={{ baseUrl: '/geo-proxy' }} near={montevideo}>
          <Outlet />
        </SignpostProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
