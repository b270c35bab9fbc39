/** The functions by which the scoreboard reads a page. */
export interface PreparedPage {
  /** The requests to other hosts, which were sent to this machine. */
  readonly asked: { readonly url: string; readonly body?: string }[]
  /** The elements of a selector in the page and in its shadow roots. */
  readonly all: (selector: string) => HTMLElement[]
  /** The lines of text on the page, including those for screen readers alone. */
  readonly lines: () => string[]
  /** True when there are rows, and all contain a text. */
  readonly shows: (rows: string, text: string) => boolean
  /** Starts waiting for rows that all contain a text. */
  readonly awaitRows: (rows: string, text: string) => void
  /** The milliseconds from the latest key press to these rows; NaN after three seconds. */
  readonly rows: () => Promise<number>
}

declare global {
  interface Window {
    scoreboard: PreparedPage
    mountKit: (
      container: HTMLElement,
      props: { readonly label: string; readonly chose: (name: string) => void },
    ) => void | Promise<void>
  }
}

/** Prepares a page before any script of a kit: requests to other hosts go to this machine, shadow roots are open, and rows are awaited. It runs in the page, so it uses nothing from outside. */
export function preparePage(): void {
  const asked: { url: string; body?: string }[] = []
  const roots: (Document | ShadowRoot)[] = [document]
  let check = (): void => {}
  let keyAt = 0
  let rows = Promise.resolve(0)
  const { setTimeout: set, requestAnimationFrame: frame } = window
  const { fetch } = window
  const { open } = XMLHttpRequest.prototype
  const { attachShadow } = Element.prototype

  const local = (address: string, body?: unknown): string | undefined => {
    const url = new URL(address, location.href)
    if (url.origin === location.origin || !/^https?:$/.test(url.protocol)) return undefined
    asked.push({ url: url.href, ...(typeof body === 'string' && { body }) })
    return `${location.origin}/foreign/${url.host}${url.pathname}${url.search}`
  }
  window.fetch = async (input, init) => {
    if (!(input instanceof Request)) return fetch(local(String(input), init?.body) ?? input, init)
    const { method, headers, signal } = input
    const body = method === 'GET' ? undefined : (init?.body ?? (await input.clone().text()))
    const url = local(input.url, body)
    if (url === undefined) return fetch(input, init)
    return fetch(url, { method, headers, signal, ...init, ...(body !== undefined && { body }) })
  }
  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
    ...others: [boolean?]
  ) {
    return open.call(this, method, local(String(url)) ?? url, others[0] ?? true)
  } as typeof open

  const everything = { subtree: true, childList: true, characterData: true, attributes: true }
  const watcher = new MutationObserver(() => check())
  watcher.observe(document, everything)
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, { ...init, mode: 'open' })
    roots.push(root)
    watcher.observe(root, everything)
    return root
  }
  window.addEventListener('keydown', () => (keyAt = performance.now()), { capture: true })

  const all = (selector: string): HTMLElement[] =>
    roots
      .filter((root) => root === document || (root as ShadowRoot).host.isConnected)
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])
  const shows = (selector: string, text: string): boolean => {
    // Reading the size forces a layout; a closed list has none.
    const shown = all(selector).filter((row) => row.getBoundingClientRect().height > 0)
    const fits = (row: HTMLElement): boolean =>
      row.textContent?.toLowerCase().includes(text.toLowerCase()) === true
    return shown.length > 0 && shown.every(fits)
  }
  const lines = (): string[] =>
    roots
      .flatMap((root) => [...root.children])
      // biome-ignore lint/performance/useDomNodeTextContent: the text that people see.
      .flatMap((element) => (element as HTMLElement).innerText?.split('\n') ?? [])
      .filter((line) => line.trim() !== '')
  const awaitRows = (selector: string, text: string): void => {
    rows = new Promise((resolve) => {
      const end = (figure: number): void => {
        check = () => {}
        resolve(figure)
      }
      check = () => {
        if (shows(selector, text)) end(performance.now() - keyAt)
      }
      // A list may also open by a style alone.
      const look = check
      const again = (): void => {
        if (check !== look) return
        check()
        frame(again)
      }
      frame(again)
      set(() => check === look && end(Number.NaN), 3000)
    })
  }
  window.scoreboard = { asked, all, lines, shows, awaitRows, rows: () => rows }
}
