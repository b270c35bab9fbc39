import { type PlaceSearchDriver, placeSearch } from '@signpost/testing'
import { onTestFinished, vi } from 'vitest'

/** A search box in a form of a page, in any implementation. */
export interface Combobox {
  readonly page: HTMLElement
  readonly box: Box
  readonly input: HTMLInputElement
  /** The document or the shadow root that contains the input and its list. */
  readonly tree: Document | ShadowRoot
  /** The first lines of the chosen rows. */
  readonly chosen: readonly string[]
  /** The texts of the requests to the service. */
  readonly asked: readonly string[]
  /** The texts with which the form was submitted. */
  readonly sent: readonly string[]
  /** The number of rows for an ordinary text. */
  readonly rowCount: number
  /** The rows. */
  readonly options: () => HTMLElement[]
}

/** The parts of the driver that the requirements use. */
export type Box = Pick<PlaceSearchDriver, 'input' | 'rows' | 'announcement' | 'press' | 'waitFor'>

/** The way to find the parts of a box. */
export interface Finder {
  readonly input: (container: ParentNode) => HTMLInputElement | null
  readonly box: (container: ParentNode) => Box
  readonly options: (input: HTMLInputElement) => HTMLElement[]
  readonly rowCount: number
}

/** The inputs of a function that puts a search box between other controls of a page. */
export interface Mounting {
  readonly form: HTMLFormElement
  readonly fetch: typeof globalThis.fetch
  readonly chose: (line: string | undefined) => void
}

/** Shows a box in a form, and returns the tree that contains its input. */
export type Mount = (mounting: Mounting) => ParentNode | Promise<ParentNode>

/** Finds the parts by their roles and states, as assistive technology does. */
const byRole: Finder = {
  input: (container) => container.querySelector('[role="combobox"]'),
  box: (container) => placeSearch(container, { timeout: 60_000 }),
  options: (input) => {
    const tree = input.getRootNode() as Document | ShadowRoot
    const list = tree.getElementById(input.getAttribute('aria-controls') ?? '')
    return [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
  },
  rowCount: 14,
}

/** A page with a box, which is removed after the test. */
export async function mountCombobox(mount: Mount, finder: Finder = byRole): Promise<Combobox> {
  const page = document.body.appendChild(document.createElement('main'))
  onTestFinished(() => page.remove())
  page.innerHTML =
    '<button>Before</button><form><div></div><button>Send</button></form><button>After</button><p>Text</p>'
  const form = page.querySelector('form') as HTMLFormElement
  const chosen: string[] = []
  const asked: string[] = []
  const sent: string[] = []
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    sent.push(combobox.input.value)
  })
  const container = await mount({
    form,
    fetch: serviceOf(asked, finder.rowCount),
    chose: (line) => void chosen.push(line ?? ''),
  })
  const input = await vi.waitUntil(() => finder.input(container))
  const combobox: Combobox = {
    page,
    box: finder.box(container),
    input,
    tree: input.getRootNode() as Document | ShadowRoot,
    chosen,
    asked,
    sent,
    rowCount: finder.rowCount,
    options: () => finder.options(input),
  }
  return combobox
}

/** A service that has rows for every text except "none", fails for "fail", and is slow for a text that ends with "w". */
function serviceOf(asked: string[], rowCount: number): typeof globalThis.fetch {
  return async (input, init) => {
    const url = new URL(new Request(input, init).url)
    if (!url.pathname.includes('/suggestions/')) return new Response(null, { status: 204 })
    const text = url.searchParams.get('query') ?? ''
    asked.push(text)
    if (text === 'none') return Response.json({ suggests: [] })
    if (text === 'fail') return new Response('<p>Sorry</p>')
    if (text.endsWith('w')) await new Promise((resolve) => setTimeout(resolve, 150))
    const suggests = Array.from({ length: rowCount }, (_, row) => ({
      line1: `${text} ${row + 1}`,
      search_filter: `${text} ${row + 1}`,
    }))
    return Response.json({ suggests })
  }
}
