import { SignpostElement } from './SignpostElement.ts'

/** An element with a map, whose code is loaded shortly before the element becomes visible. */
export abstract class MapElement<Events extends object> extends SignpostElement<Events> {
  #isNearViewport = false

  protected override start(): (() => void)[] {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        this.#isNearViewport = true
        watcher.disconnect()
        this.update()
      },
      { rootMargin: '50%' },
    )
    watcher.observe(this)
    return [...super.start(), () => watcher.disconnect()]
  }

  protected override show(): void {
    if (this.#isNearViewport) super.show()
  }
}
