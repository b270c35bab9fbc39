import { Ivya } from 'ivya'

/** The functions that are added to each page: Playwright's way to find elements, and to decide that one can be clicked. */
const ivya = Ivya.create({ browser: 'webkit' })

const all = (selector: string): Element[] => ivya.queryLocatorSelectorAll(selector)
const one = (selector: string): HTMLElement | null => {
  const element = ivya.queryLocatorSelector(selector, document, true)
  return element instanceof HTMLElement || element instanceof SVGElement
    ? (element as HTMLElement)
    : null
}
const isVisible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
}

Object.assign(window, {
  signpostPage: {
    all,
    one,
    isVisible: (selector: string): boolean => all(selector).some(isVisible),
    point: pressable,
    fill,
    select,
  },
})

/** The point at which to click an element, once it is visible, enabled, stable, and under the pointer; or else the reason why it is not. */
async function pressable(
  selector: string,
  position?: { x: number; y: number },
  isForced = false,
): Promise<{ x: number; y: number } | string> {
  const element = one(selector)
  if (!element) return 'no such element'
  if (!isVisible(element)) return 'not visible'
  if (element.matches(':disabled')) return 'disabled'
  if (!isInView(element))
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const before = element.getBoundingClientRect()
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const { left, top, width, height } = element.getBoundingClientRect()
  if (left !== before.left || top !== before.top) return 'moving'
  const x = left + (position?.x ?? width / 2)
  const y = top + (position?.y ?? height / 2)
  return isForced || isHit(element, x, y) ? { x, y } : 'covered'
}

function isInView(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  return (
    top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && isHit(element, x, y)
  )
}

function isHit(element: Element, x: number, y: number): boolean {
  let hit = document.elementFromPoint(x, y)
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(x, y)
    if (!inner || inner === hit) break
    hit = inner
  }
  const label = hit?.closest('label')
  for (let node: Node | null = hit; node; node = parentOf(node)) if (node === element) return true
  return label?.control === element
}

function parentOf(node: Node): Node | null {
  return node.parentNode instanceof ShadowRoot ? node.parentNode.host : node.parentNode
}

/** Replaces the text of a field, like an input method. */
function fill(selector: string, text: string): string | undefined {
  const field = one(selector)
  if (!field) return 'no such element'
  if (!isVisible(field)) return 'not visible'
  field.focus()
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
  else document.getSelection()?.selectAllChildren(field)
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
  return undefined
}

/** Selects an option of a select by its value or its text. */
function select(selector: string, wanted: string): string | undefined {
  const field = one(selector)
  if (!(field instanceof HTMLSelectElement)) return 'no such element'
  const option = [...field.options].find(({ value, label }) => [value, label].includes(wanted))
  if (!option) return 'no such option'
  field.focus()
  field.value = option.value
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return undefined
}
