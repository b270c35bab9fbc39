/** Makes a search box of every `<input data-signpost="search">`, where it stands. Without the script it is an input like any other. */
export function enhanceInputs(): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', enhanceInputs, { once: true })
    return
  }
  for (const input of document.querySelectorAll('input[data-signpost="search"]')) {
    if (input instanceof HTMLInputElement) enhance(input)
  }
}

/** The box takes the input's place with its id, name, label, text and focus, so that labels, forms and styles go on as they were. */
function enhance(input: HTMLInputElement): void {
  const box = document.createElement('signpost-search')
  for (const { name, value } of input.attributes) {
    if (!ofInputsAlone.has(name)) box.setAttribute(attributeFor(name), value)
  }
  // Either the page has a label for it, or nobody is to see one.
  box.hideLabel = true
  if (input.value !== input.defaultValue) box.value = input.value
  // What listens to the input goes on hearing what is typed.
  for (const type of ['input', 'change']) {
    box.addEventListener(type, () => {
      input.value = box.value
      input.dispatchEvent(new Event(type))
    })
  }
  const hadFocus = input === document.activeElement
  input.replaceWith(box)
  if (hadFocus) box.focus()
}

const ofInputsAlone = new Set(['type', 'data-signpost', 'autocomplete', 'list', 'size'])

/** An input says in `data-` what the element has attributes for. */
function attributeFor(name: string): string {
  return name === 'data-key' ? 'api-key' : name.replace(/^data-/, '')
}
