/** A browser's answer to a permission query, with a state that a test can change. */
export class FakePermissionStatus extends EventTarget implements PermissionStatus {
  readonly name = 'geolocation'
  onchange: ((this: PermissionStatus, event: Event) => unknown) | null = null
  #state: PermissionState

  constructor(state: PermissionState) {
    super()
    this.#state = state
    this.addEventListener('change', (event) => this.onchange?.(event))
  }

  get state(): PermissionState {
    return this.#state
  }

  change(state: PermissionState): void {
    if (state === this.#state) return
    this.#state = state
    this.dispatchEvent(new Event('change'))
  }
}
