/** Makes an element fill the screen above the keyboard, with everything else inert, until the returned function is called. */
export function openSheet(root: HTMLElement, close: () => void): () => void {
  releasePopups(root)
  // Show the sheet before anything measures the page: WebKit keeps the size of an element that was laid out in a transformed container,
  // even in the top layer.
  const shown = [keepFocus(root), coverScreen(root), followKeyboard(root)]
  // Undo in reverse order: the page scrolls back once everything is in place again.
  const undo = [makeModal(root), ...shown, onBack(close)]
  return () => {
    for (const step of undo.reverse()) step()
  }
}

/** Removes the inline position of popups inside an element, because the stylesheet positions them in a sheet. */
function releasePopups(root: HTMLElement): void {
  for (const { style } of root.querySelectorAll<HTMLElement>('[popover]')) {
    for (const property of placed) style.removeProperty(property)
  }
}

/** The style properties that `usePopup` sets. */
const placed = ['position', 'margin-block', 'inset', 'width', 'max-height']

/** Moves an element to the top layer, where nothing clips or covers it. Without popover support, the stylesheet covers the screen. */
function coverScreen(root: HTMLElement): () => void {
  if (!('showPopover' in root)) return () => {}
  root.popover = 'manual'
  root.showPopover()
  return () => {
    if (root.isConnected) root.hidePopover()
    root.popover = null
  }
}

/** Restores the focus inside an element after it moves in the document, which blurs it. */
function keepFocus(root: HTMLElement): () => void {
  const tree = root.getRootNode()
  const focused = (): Element | null =>
    tree instanceof Document || tree instanceof ShadowRoot ? tree.activeElement : null
  const held = focused()
  const giveBack = (): void => {
    const now = focused()
    // Another element received the focus on purpose meanwhile.
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

/** Locks the scroll position of the page, and makes everything outside the element inert. */
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
    // Without the sheet's element, the page may have been too short to keep its scroll position.
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  }
}

/** The siblings of an element and of its ancestors, including through shadow roots. */
function othersOf(element: Element): HTMLElement[] {
  const parent = element.parentNode
  const siblings = [...(parent?.children ?? [])].filter((other) => other !== element)
  const above = parent instanceof ShadowRoot ? parent.host : parent
  const others = siblings.filter((other) => other instanceof HTMLElement)
  return above instanceof Element && above !== document.body
    ? [...others, ...othersOf(above)]
    : others
}

/** The browser API for close requests, such as a phone's back gesture. */
interface CloseWatcher extends EventTarget {
  destroy: () => void
}

declare global {
  interface Window {
    readonly CloseWatcher?: (new () => CloseWatcher) | undefined
  }
}

/** Calls `goBack` when the user goes back, and keeps the user on the page. */
function onBack(goBack: () => void): () => void {
  if (!window.CloseWatcher) return onHistoryBack(goBack)
  const watcher = new window.CloseWatcher()
  watcher.addEventListener('close', goBack)
  return () => watcher.destroy()
}

/** The fallback: adds a history entry, so that the back button closes the sheet. */
function onHistoryBack(goBack: () => void): () => void {
  clearTimeout(leaving)
  if (!isOurs()) history.pushState({ ...history.state, [mark]: true }, '')
  const onPopState = (): void => {
    if (!isOurs()) goBack()
  }
  window.addEventListener('popstate', onPopState)
  return () => {
    window.removeEventListener('popstate', onPopState)
    // Wait a task before going back: the app may navigate because of the choice, and going back would undo that.
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
