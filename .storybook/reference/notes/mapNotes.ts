import type { ComponentNotes } from '../componentNotes.ts'

const tiles =
  'MapLibre requests the style and the tiles from the service, or from the servers that `mapStyle` names.'

const map: ComponentNotes['keys'] = [
  ['arrow keys on the map', 'move it'],
  ['`+` `-`', 'zoom'],
  [
    '`Tab`',
    'moves to the markers in the order of their list, then to the buttons that zoom and pan',
  ],
]

export const mapNotes: Readonly<Record<string, ComponentNotes>> = {
  ManeuverList: {
    role: 'An ordered list of sentences, each a button; the current one has `aria-current="step"`.',
    keys: [
      ['`Tab`', 'moves to the current step, then out of the list'],
      ['`↓` `↑`', 'the next or the previous step becomes the current one'],
      ['`Page Down` `Page Up`', 'ten steps forward or back'],
      ['`Home` `End`', 'first step, last step'],
    ],
    requests: 'None: it shows the `route` that it receives, for example from `useDirections`.',
  },
  RouteSummary: {
    role: 'A region with the time and the distance in a sentence, and a list of the avoidances that the route does not respect.',
    keys: [],
    requests: 'None.',
  },
  RouteOptions: {
    role: 'Radio buttons and checkboxes in labeled groups.',
    keys: [
      ['arrow keys', 'choose the next vehicle or the next preference'],
      ['`Space`', 'checks or unchecks an avoidance'],
      ['`Tab`', 'moves to the next group'],
    ],
    requests: 'None: pass its value to `useDirections`.',
  },
  Directions: {
    role: 'Two comboboxes, a group of options, a list of sentences, and a map. Everything on the map is also in the list.',
    keys: [
      ['in the boxes', 'as in PlaceSearch'],
      ['in the list', 'as in ManeuverList'],
      [
        '`Enter` `Escape` while an end is chosen on the map',
        'chooses the middle of the map; cancels',
      ],
      ['arrow keys on a pin of the route', 'move it, with `Shift` in larger steps'],
    ],
    requests: `\`suggest\` in the boxes, \`search\` for the chosen row, \`getDirections\` when both ends are known, \`reverseGeocode\` for a point that is chosen on the map. ${tiles}`,
  },
  MapView: {
    role: 'The region that MapLibre creates around its canvas; a message if something is missing.',
    keys: map,
    requests: tiles,
  },
  RouteMap: {
    role: 'A map. Its maneuvers are reached by keyboard in the ManeuverList beside it.',
    keys: map,
    requests: tiles,
  },
  StoreLocator: {
    role: 'A region with a search box, filters that are toggle buttons, a list, and a map.',
    keys: [
      ['in the box', 'as PlaceSearch'],
      ['in the list', 'as SearchResults'],
      ['on the map', 'as PlaceMap'],
    ],
    requests: `\`suggest\` and \`search\` for the address; none for the stores, which the app provides. ${tiles}`,
  },
  AddressConfirm: {
    role: 'A form as AddressForm, with a map whose pin is a button; the address at the pin is announced.',
    keys: [
      ['in the fields', 'as AddressForm'],
      ['arrow keys on the pin', 'move it, with `Shift` in larger steps'],
      ['"Recenter pin"', 'puts the pin there, as a click on the map does'],
    ],
    requests: `As AddressForm; \`reverseGeocode\` half a second after the last move of the pin. ${tiles}`,
  },
  PlaceBrowser: {
    role: 'A region with a search box, a panel with a heading, and a map; on a phone the panel is a sheet whose height is a slider.',
    keys: [
      ['in the box', 'as PlaceSearch; `Enter` on a text lists its places'],
      ['in the panel', 'as SearchResults, PlaceCard and Directions'],
      ['`↑` `↓` on the handle of the sheet', 'next height, previous height'],
      ['on the map', 'as PlaceMap'],
    ],
    requests: `\`categories\` at first, \`suggest\` while typing, one \`search\` for each list and for a place from a link, and the requests of the card and the directions. ${tiles}`,
  },
  PlaceMap: {
    role: 'A map whose places are buttons, in the order of their list.',
    keys: [
      ...map,
      [
        '`Enter` on a marker',
        'opens its place, which is next in the tab order; `Escape` closes it',
      ],
      ['arrow keys on a pin', 'move the pin, with `Shift` in larger steps'],
    ],
    requests: `None for \`places\`. ${tiles}`,
  },
}
