/** Types letters into an input, so that React and other frameworks that watch its value notice. */
export function typeText(input: HTMLInputElement, text: string): void {
  input.focus()
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  for (const letter of text) {
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: letter, bubbles: true, cancelable: true }),
    )
    setValue?.call(input, input.value + letter)
    input.dispatchEvent(
      new InputEvent('input', { data: letter, inputType: 'insertText', bubbles: true }),
    )
    input.dispatchEvent(new KeyboardEvent('keyup', { key: letter, bubbles: true }))
  }
}
