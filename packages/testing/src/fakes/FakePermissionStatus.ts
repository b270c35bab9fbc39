/** What a browser answers when it is asked for a permission, with a state that a test can change. */
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
