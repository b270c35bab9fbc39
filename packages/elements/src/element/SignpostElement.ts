import { ContentElement } from './ContentElement.ts'

/** The base of the elements for pages: their content is in a shadow root. */
export abstract class SignpostElement<Events extends object> extends ContentElement<Events> {
  readonly #shadow: ShadowRoot

  constructor() {
    super()
    this.#shadow = this.attachShadow({ mode: 'open', delegatesFocus: true })
  }

  protected override get tree(): ShadowRoot {
    return this.#shadow
  }

  protected override start(): (() => void)[] {
    return [...super.start(), mirrorParts(this.#shadow)]
  }
}

/** Exposes the parts of a shadow root to the page's stylesheets: every `data-part` becomes a `::part`, and every component a part with its name. The returned function stops it. */
function mirrorParts(root: ShadowRoot): () => void {
  const watcher = new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      for (const node of type === 'attributes' ? [target] : addedNodes) mirror(node)
    }
  })
  watcher.observe(root, { subtree: true, childList: true, attributeFilter: [...names] })
  return () => watcher.disconnect()
}

const names = ['data-part', 'data-signpost'] as const
const named = names.map((name) => `[${name}]`).join()

function mirror(node: Node): void {
  if (!(node instanceof Element)) return
  for (const element of [node, ...node.querySelectorAll(named)]) {
    const parts = names.map((name) => element.getAttribute(name)).filter((part) => part !== null)
    if (parts.length > 0) element.setAttribute('part', parts.join(' '))
  }
}
