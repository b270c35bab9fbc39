import type { ComponentNotes } from '../componentNotes.ts'

const tiles =
  'MapLibre asks for the style and the tiles; with `mapStyle` from elsewhere, not from the service.'

const map: ComponentNotes['keys'] = [
  ['arrow keys on the map', 'move it'],
  ['`+` `-`', 'zoom'],
  ['`Tab`', 'to the markers in the order of their list, then to the buttons that zoom and move'],
]

export const mapNotes: Readonly<Record<string, ComponentNotes>> = {
  ManeuverList: {
    role: 'An ordered list of sentences, each a button; the current one has `aria-current="step"`.',
    keys: [
      ['`Tab`', 'goes to the current step, and past the list'],
      ['`↓` `↑`', 'the next step, and the one before: it becomes the current one'],
      ['`Page Down` `Page Up`', 'ten steps further or back'],
      ['`Home` `End`', 'the first step, the last'],
    ],
    requests: 'None: `useDirections` gives it a route.',
  },
  RouteSummary: {
    role: 'A region with a sentence of time and distance, and a list of what could not be avoided.',
    keys: [],
    requests: 'None.',
  },
  RouteOptions: {
    role: 'Radio buttons and checkboxes, in groups with a name.',
    keys: [
      ['arrow keys', 'the next vehicle, the next preference'],
      ['`Space`', 'avoids, or does not'],
      ['`Tab`', 'to the next group'],
    ],
    requests: 'None: its choice goes into `useDirections`.',
  },
  Directions: {
    role: 'Two comboboxes, a group of options, a list of sentences, and a map that adds nothing which is not in words.',
    keys: [
      ['in the boxes', 'as in PlaceSearch'],
      ['in the list', 'as in ManeuverList'],
      [
        '`Enter` `Escape` while an end is chosen on the map',
        'takes the middle of the map; calls it off',
      ],
    ],
    requests: `\`suggest\` in the boxes, \`search\` for what is chosen, \`getDirections\` when both ends are known. ${tiles}`,
  },
  MapView: {
    role: 'The region that MapLibre makes of its canvas; what is missing is said.',
    keys: map,
    requests: tiles,
  },
  RouteMap: {
    role: 'A map. What the line says is in the ManeuverList that stands beside it: that is where its maneuvers are reached by keys.',
    keys: map,
    requests: tiles,
  },
  StoreLocator: {
    role: 'A region with a search box, filters that are pressed or not, a list, and a map.',
    keys: [
      ['in the box', 'as PlaceSearch'],
      ['in the list', 'as SearchResults'],
      ['on the map', 'as PlaceMap'],
    ],
    requests: `\`suggest\` and \`search\` for the address; none for the stores, which are the app's. ${tiles}`,
  },
  PlaceBrowser: {
    role: 'A region with a search box, a panel with a heading, and a map; on a phone the panel is a sheet whose height is a slider.',
    keys: [
      ['in the box', 'as PlaceSearch; `Enter` on a text lists its places'],
      ['in the panel', 'as SearchResults, PlaceCard and Directions'],
      ['`↑` `↓` on the handle of the sheet', 'the next height, and the one before'],
      ['on the map', 'as PlaceMap'],
    ],
    requests: `\`categories\` at first, \`suggest\` while typing, one \`search\` for each list and for a place of a link, and what the card and directions ask. ${tiles}`,
  },
  PlaceMap: {
    role: 'A map whose places are buttons, in the order of their list.',
    keys: [
      ...map,
      ['`Enter` on a marker', 'opens its place, which Tab comes to next; `Escape` closes it'],
      ['arrow keys on a pin', 'move the pin, with `Shift` in larger steps'],
    ],
    requests: `None for \`places\`. ${tiles}`,
  },
}
