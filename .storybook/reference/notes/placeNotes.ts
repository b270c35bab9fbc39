import type { ComponentNotes } from '../componentNotes.ts'

const none = 'None.'

export const placeNotes: Readonly<Record<string, ComponentNotes>> = {
  PlaceCard: {
    role: 'An article that is named by its heading; what is on its way is `aria-busy`, what failed is said once.',
    keys: [],
    requests:
      'None for a `place`. `search` once for a `suggestion` or a `query`, shared with `details()` of the search box.',
  },
  AddressText: { role: 'Text, each line in its own direction.', keys: [], requests: none },
  OpeningHours: {
    role: 'A button that opens a table of the week; today’s row is marked in words.',
    keys: [['`Enter` `Space`', 'opens the week, and closes it']],
    requests: 'None. `timeZoneAt` of the provider may make its own.',
  },
  FuelPrices: { role: 'A list of grades with their prices.', keys: [], requests: none },
  FuelStationList: {
    role: 'Radio buttons for grade and order, and a list; rows are buttons where `onSelect` is given.',
    keys: [
      ['arrow keys', 'the next choice among grades or orders'],
      ['`Tab`', 'to the next choice, then row by row'],
    ],
    requests: none,
  },
  LocateButton: {
    role: 'A button; what came of it is said once.',
    keys: [],
    requests:
      'None of the service: the browser is asked where the user is, only when it is pressed.',
  },
  OpenIn: {
    role: 'A button that opens a menu; its items are links.',
    keys: [
      ['`Enter` `Space` `↓`', 'on the button: opens the menu'],
      ['`↓` `↑` `Home` `End`', 'from link to link'],
      ['`Escape`', 'closes it; the focus is again on the button'],
      ['`Tab`', 'closes it and goes on'],
    ],
    requests: 'None: an app is opened only when it is chosen.',
  },
  PartnerReview: {
    role: 'An image named "4.6 out of 5", and a link.',
    keys: [],
    requests: "None of the service; the provider's icon comes from its own server.",
  },
  PhotoGallery: {
    role: 'Buttons with the number of the photo, and a dialog that keeps the focus until it is closed.',
    keys: [
      [
        '`→` `←`',
        'the next photo and the one before, round the ends; the other way about from right to left',
      ],
      ['`Tab`', 'to the buttons of the dialog, and no further'],
      ['`Escape`', 'closes it; the focus is again where it was'],
    ],
    requests: 'None of the service; photos come from the servers that the place names.',
  },
  PlaceAbout: { role: 'Headings, lists of terms and links.', keys: [], requests: none },
  ReverseGeocode: {
    role: 'A region with the address; what is on its way is `aria-busy`.',
    keys: [],
    requests: '`reverseGeocode`, once for a point, rounded to a meter.',
  },
  ForeignSearch: {
    role: 'The combobox of PlaceSearch: the getters bring it.',
    keys: [],
    requests: 'Those of PlaceSearch.',
  },
  CallExplorer: {
    role: 'Regions with the call, the request and the answer.',
    keys: [],
    requests: 'The operation that is chosen, once.',
  },
}
