/** The events that a search box handles, wherever they occur. */
const types = ['focusout', 'keydown', 'mousedown', 'click'] as const

/** Dispatches the events of slotted nodes again at the slot. These nodes are children in the page, where React finds no handlers. */
export function passOnEvents(slot: HTMLSlotElement | null): void {
  const passOn = (event: FocusEvent | KeyboardEvent | MouseEvent): void => {
    if (!slot || event.target === slot || event.defaultPrevented) return
    const { key, relatedTarget }: Partial<KeyboardEvent & FocusEvent> = event
    const copied = { bubbles: true, cancelable: true, key, relatedTarget }
    const copy = Reflect.construct(event.constructor, [event.type, copied])
    if (!slot.dispatchEvent(copy)) event.preventDefault()
  }
  for (const type of types) slot?.addEventListener(type, passOn)
}
