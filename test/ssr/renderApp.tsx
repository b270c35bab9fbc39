import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'

/** A module that a test renders on a server and hydrates in the browser. */
export interface AppModule<Props extends object> {
  readonly App: ComponentType<Props>
  /** The server's first step. The resulting props are sent to the browser as JSON. */
  readonly load: (request?: object) => Promise<Props>
}

/** The HTML of an app, and the props that it was rendered with. */
export async function renderApp<Props extends object>(
  { App, load }: AppModule<Props>,
  request?: object,
) {
  const props = await load(request)
  return { html: renderToString(<App {...props} />), props }
}
