/** Makes an element fill the screen above the keyboard, with everything else inert, until the returned function is called. */
export function openSheet(root: HTMLElement, close: () => void): () => void {
  releasePopups(root)
  // Before the page is measured: an element that WebKit has laid out in a transformed box keeps that size in the top layer.
  const shown = [keepFocus(root), coverScreen(root), followKeyboard(root)]
  // Undone in the other direction: the page scrolls back when all is where it was.
  const undo = [makeModal(root), ...shown, onBack(close)]
  return () => {
    for (const step of undo.reverse()) step()
  }
}

/** Removes the inline position of popups inside an element: the stylesheet positions them there. */
function releasePopups(root: HTMLElement): void {
  for (const { style } of root.querySelectorAll<HTMLElement>('[popover]')) {
    for (const property of placed) style.removeProperty(property)
  }
}

/** The properties that `usePopup` sets. */
const placed = ['position', 'margin-block', 'inset', 'width', 'max-height']

/** Puts an element into the top layer, where nothing clips or covers it. A browser without popovers leaves it to the stylesheet. */
function coverScreen(root: HTMLElement): () => void {
  if (!('showPopover' in root)) return () => {}
  root.popover = 'manual'
  root.showPopover()
  return () => {
    if (root.isConnected) root.hidePopover()
    root.popover = null
  }
}

/** Restores the focus inside an element that is moved in the page, which takes it away. */
function keepFocus(root: HTMLElement): () => void {
  const tree = root.getRootNode()
  const focused = (): Element | null =>
    tree instanceof Document || tree instanceof ShadowRoot ? tree.activeElement : null
  const held = focused()
  const giveBack = (): void => {
    const now = focused()
    // What has the focus meanwhile was given it by somebody.
    if (now && now !== document.body) return
    if (held instanceof HTMLElement && root.contains(held)) held.focus({ preventScroll: true })
  }
  requestAnimationFrame(giveBack)
  return () => requestAnimationFrame(giveBack)
}

/** Limits the height of an element to the visible area above a phone's keyboard. */
function followKeyboard({ style }: HTMLElement): () => void {
  const viewport = window.visualViewport
  const follow = (): void => {
    style.top = `${viewport?.offsetTop ?? 0}px`
    style.height = `${viewport?.height ?? window.innerHeight}px`
  }
  follow()
  viewport?.addEventListener('resize', follow)
  viewport?.addEventListener('scroll', follow)
  return () => {
    viewport?.removeEventListener('resize', follow)
    viewport?.removeEventListener('scroll', follow)
    style.top = ''
    style.height = ''
  }
}

/** Keeps the page around an element from scrolling, and everything else on it from being reached. */
function makeModal(root: HTMLElement): () => void {
  const { scrollX, scrollY } = window
  const { style } = document.documentElement
  const { overflow } = style
  style.overflow = 'hidden'
  const others = othersOf(root).filter((element) => !element.inert)
  for (const other of others) other.inert = true
  return () => {
    for (const other of others) other.inert = false
    style.overflow = overflow
    // Without the element the page may have been too short to stay where it was.
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  }
}

/** The siblings of an element and of its ancestors, up to the page, through shadow roots too. */
function othersOf(element: Element): HTMLElement[] {
  const parent = element.parentNode
  const siblings = [...(parent?.children ?? [])].filter((other) => other !== element)
  const above = parent instanceof ShadowRoot ? parent.host : parent
  const others = siblings.filter((other) => other instanceof HTMLElement)
  return above instanceof Element && above !== document.body
    ? [...others, ...othersOf(above)]
    : others
}

/** The browser's signal for its ways to close something, a phone's back gesture among them. */
interface CloseWatcher extends EventTarget {
  destroy: () => void
}

declare global {
  interface Window {
    readonly CloseWatcher?: (new () => CloseWatcher) | undefined
  }
}

/** Calls back when the user goes back, who then stays on the page. */
function onBack(goBack: () => void): () => void {
  if (!window.CloseWatcher) return onHistoryBack(goBack)
  const watcher = new window.CloseWatcher()
  watcher.addEventListener('close', goBack)
  return () => watcher.destroy()
}

/** The fallback: an entry of the history, to go back from. */
function onHistoryBack(goBack: () => void): () => void {
  clearTimeout(leaving)
  if (!isOurs()) history.pushState({ ...history.state, [mark]: true }, '')
  const onPopState = (): void => {
    if (!isOurs()) goBack()
  }
  window.addEventListener('popstate', onPopState)
  return () => {
    window.removeEventListener('popstate', onPopState)
    // Not at once: the app may go elsewhere because of what was chosen, and that must not be undone.
    leaving = setTimeout(() => {
      if (isOurs()) history.back()
    })
  }
}

const mark = 'signpostSheet'
let leaving: ReturnType<typeof setTimeout> | undefined

function isOurs(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && mark in state
}
