import type { Map as PlainMap } from 'maplibre-gl'

/** Resolves when a line that is set after this call is complete: its tiles are drawn, and the map is idle. No pixels are read. */
export function watchLine(map: PlainMap): Promise<{ at: number; frames: number[] }> {
  return new Promise((resolve) => {
    const frames: number[] = []
    let source: string | undefined
    const loading = map.on('sourcedataloading', ({ sourceId }) => {
      if (sourceId.endsWith('line')) source = sourceId
    })
    const render = map.on('render', () => {
      const at = performance.now()
      frames.push(at)
      if (source === undefined || !map.getSource(source)) return
      if (map.isMoving() || !map.isSourceLoaded(source) || !map.areTilesLoaded()) return
      loading.unsubscribe()
      render.unsubscribe()
      resolve({ at, frames })
    })
  })
}

/** Resolves when a list that contains a text has been painted. */
export function watchList(list: HTMLElement, text: string): Promise<number> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (!list.textContent?.includes(text)) {
        requestAnimationFrame(check)
        return
      }
      // The next task runs after this frame is painted.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now())
      port2.postMessage(null)
    }
    requestAnimationFrame(check)
  })
}
