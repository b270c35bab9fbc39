import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Renders the `App` of a module in Node, after its `load`. */
    renderOnServer<Props extends object>(
      path: string,
      request?: object,
    ): Promise<ServerRendering<Props>>
  }
}

interface ServerRendering<Props> {
  readonly html: string
  readonly props: Props
  readonly problems: readonly string[]
}

export interface Hydration {
  /** The HTML from the server. */
  readonly html: string
  readonly container: HTMLElement
  /** React's errors on the server and in the browser, such as a mismatch. */
  readonly problems: readonly string[]
}

/** Renders an app on a server, and hydrates it in the browser. `path` is the module of `App`, from the root of the workspace. `act` does what a quick user does with the HTML before that. */
export async function hydrate<Props extends object>(
  path: string,
  App: ComponentType<Props>,
  request?: object,
  act?: (container: HTMLElement) => void,
): Promise<Hydration> {
  const rendering = await commands.renderOnServer<Props>(path, request)
  const problems = [...rendering.problems]
  const log = vi.spyOn(console, 'error').mockImplementation((...parts) => {
    problems.push(parts.join(' '))
  })
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = rendering.html
  act?.(container)
  const root = hydrateRoot(container, <App {...rendering.props} />, {
    onRecoverableError: (error) => problems.push(String(error)),
  })
  onTestFinished(() => {
    root.unmount()
    container.remove()
    log.mockRestore()
  })
  return { html: rendering.html, container, problems }
}
