import '@signpost/react/styles.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import '@signpost/map/styles.css'
import { Map as PlainMap, setWorkerUrl } from 'maplibre-gl'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import './map.css'
import { openByHand } from './openByHand.tsx'
import { openSignpost } from './openSignpost.tsx'
import { watchLine, watchList } from './watch.ts'

/** `plain` is a hand-written page with MapLibre and a React list; `unmounting` is Signpost in an app that unmounts the route while the next one loads. */
export type Way = 'plain' | 'signpost' | 'unmounting'

/** A map that requests routes, with a list beside it. */
export interface Stage {
  readonly ask: (file: string) => void
  readonly activate: (step: number) => void
  readonly close: () => void
}

/** The milliseconds from the last byte of a response until the line is complete and until the list is painted, and the frames of the map before the line. */
export interface Shown {
  readonly line: number
  readonly list: number
  readonly frames: number
}

declare global {
  interface Window {
    readonly routes: {
      readonly open: (way: Way) => Promise<void>
      /** Requests the route in a file whose list contains a text. */
      readonly ask: (file: string, text: string) => Promise<Shown>
      /** The milliseconds of the main thread for another active maneuver, including the list, the line and the camera. */
      readonly move: (step: number) => Promise<number>
      readonly close: () => void
    }
  }
}

setWorkerUrl(worker)
let stage: (Stage & { readonly map: PlainMap; readonly list: HTMLElement }) | undefined

Object.assign(window, {
  routes: {
    open: async (way) => {
      const box = document.body.appendChild(document.createElement('div'))
      box.className = 'map'
      const list = document.body.appendChild(document.createElement('div'))
      const map = new PlainMap({
        container: box,
        style: { version: 8, sources: {}, layers: [] },
        center: [-56.2, -34.9],
        zoom: 9,
      })
      await map.once('idle')
      const opened =
        way === 'plain' ? openByHand(map, list) : openSignpost(map, list, way === 'signpost')
      stage = { ...opened, map, list }
    },
    ask: async (file, text) => {
      const { map, list, ask } = open()
      performance.clearResourceTimings()
      const line = watchLine(map)
      const painted = watchList(list, text)
      ask(file)
      const [{ frames, at }, listAt] = [await line, await painted]
      const answered = performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes(file)) as PerformanceResourceTiming
      const end = answered.responseEnd
      return {
        line: at - end,
        list: listAt - end,
        frames: frames.filter((frame) => frame > end && frame < at).length,
      }
    },
    move: async (step) => {
      const { activate } = open()
      const start = performance.now()
      activate(step)
      return performance.now() - start
    },
    close: () => {
      const { map, list, close } = open()
      close()
      map.remove()
      map.getContainer().remove()
      list.remove()
      stage = undefined
    },
  } satisfies Window['routes'],
})

function open(): NonNullable<typeof stage> {
  if (stage === undefined) throw new Error('No stage is open.')
  return stage
}
