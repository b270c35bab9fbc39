import type { ComponentNotes } from '../componentNotes.ts'

const none = 'None.'

export const placeNotes: Readonly<Record<string, ComponentNotes>> = {
  PlaceCard: {
    role: 'An article that is named by its heading. It is `aria-busy` while it loads; a failure is announced once.',
    keys: [],
    requests:
      'None for a `place`. `search` once for a `suggestion` or a `query`, shared with `details()` of the search box.',
  },
  AddressText: { role: 'Text, each line in its own direction.', keys: [], requests: none },
  OpeningHours: {
    role: 'A button that opens a table of the week; today’s row is marked with text.',
    keys: [['`Enter` `Space`', 'opens or closes the week']],
    requests: 'None. `timeZoneAt` of the provider may make its own.',
  },
  FuelPrices: { role: 'A list of grades with their prices.', keys: [], requests: none },
  FuelStationList: {
    role: 'That of `SearchResults`.',
    keys: [],
    requests: 'Those of `SearchResults`.',
  },
  LocateButton: {
    role: 'A button; its result is announced once.',
    keys: [],
    requests:
      'None to the service. The browser is asked for the position only when the button is pressed.',
  },
  TravelTime: {
    role: 'Text.',
    keys: [],
    requests:
      '`getDirections` once it is seen, two at a time; none after the service has refused one.',
  },
  OpenIn: {
    role: 'A button that opens a menu; its items are links.',
    keys: [
      ['`Enter` `Space` `↓`', 'on the button: opens the menu'],
      ['`↓` `↑` `Home` `End`', 'from link to link'],
      ['`Escape`', 'closes it; the focus returns to the button'],
      ['`Tab`', 'closes it and moves on'],
    ],
    requests: 'None: an app opens only when the user chooses it.',
  },
  PartnerReview: {
    role: 'An image named "4.6 out of 5", and a link.',
    keys: [],
    requests: "None to the service; the provider's icon is requested from its own server.",
  },
  PhotoGallery: {
    role: 'Buttons that are named by the number of the photo, and a modal dialog that traps the focus.',
    keys: [
      [
        '`→` `←`',
        'next and previous photo, wrapping around at the ends; mirrored in right-to-left pages',
      ],
      ['`Tab`', 'moves between the buttons, within the dialog'],
      ['`Escape`', 'closes the dialog and returns the focus'],
    ],
    requests:
      'None to the service; photos are requested from the servers in the data of the place.',
  },
  PlaceAbout: { role: 'Headings, lists of terms and links.', keys: [], requests: none },
  ReverseGeocode: {
    role: 'A region with the address, `aria-busy` while it loads.',
    keys: [],
    requests: '`reverseGeocode`, once for each point, rounded to a meter.',
  },
  ForeignSearch: {
    role: 'The combobox of PlaceSearch, provided by the prop getters.',
    keys: [],
    requests: 'The same as those of PlaceSearch.',
  },
  CallExplorer: {
    role: 'Regions with the call, the request and the answer.',
    keys: [],
    requests: 'The chosen operation, once.',
  },
}
