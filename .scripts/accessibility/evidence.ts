const react = 'packages/react/src'
const map = 'packages/map/src'
const suite = 'test/browser/describeConformance.tsx'
const ways = 'test/browser/otherWays.ts'
const combobox = `${react}/place-search`

/** The tests in the report, with the file and the exact title of each. */
export const evidence = {
  // Tests of the suites, which run once for each component.
  axe: [suite, 'axe reports nothing, %s'],
  'double size': [
    suite,
    'right to left at 320 px, with doubled letters and wide spacing, nothing overflows',
  ],
  'label in name': [ways, 'voice control: the name of every control contains its visible label'],
  messages: [suite, 'every text of the component is a message'],
  'no hover': [ways, 'no hover: every control is visible'],
  'one key': [
    ways,
    'one key: Tab reaches every control, and the focused one is visible and not covered',
  ],
  spacing: [ways, 'text spacing of WCAG 1.4.12: no text is cut off'],
  spoken: [ways, 'a screen reader: speaks these phrases, in order'],
  target: [suite, 'touch: every target is at least 24 px high'],
  'unique ids': [suite, 'two on a page have different ids'],
  // Tests of the search box.
  'box: announced': [
    `${combobox}/keyboard.browser.test.tsx`,
    'downshift 6: expanded only over options, and the count announced once',
  ],
  'box: arrows': [
    `${combobox}/keyboard.browser.test.tsx`,
    'arrow keys move through the options and wrap around; Enter chooses',
  ],
  'box: error': [
    `${combobox}/value.browser.test.tsx`,
    'an error is shown, and describes the input',
  ],
  'box: Escape': [
    `${combobox}/keyboard.browser.test.tsx`,
    'Escape closes, then clears; a late answer does not open the list',
  ],
  'box: finger': [
    `${combobox}/touch.browser.test.tsx`,
    'a finger scrolls the list, chooses nothing by it, and the list stays open',
  ],
  'box: focus': [
    `${combobox}/surroundings.browser.test.tsx`,
    'autoFocus: the input has the focus, and nothing is open',
  ],
  'box: forced colors': [
    `${combobox}/pointer.browser.test.tsx`,
    'downshift 7: in forced colors the highlight is more than a background',
  ],
  'box: names': [
    `${combobox}/surroundings.browser.test.tsx`,
    'label and placeholder are texts of the app; a label may be for screen readers only',
  ],
  'box: no motion': [
    `${combobox}/accessibility.browser.test.tsx`,
    'reduced motion: nothing rotates',
  ],
  'box: reflow': [
    `${combobox}/accessibility.browser.test.tsx`,
    '400 % zoom, which is 320 px: every row and notice can be read without scrolling sideways',
  ],
  'box: retry': [
    `${combobox}/keyboard.browser.test.tsx`,
    'the keyboard reaches "Try again", and the focus comes back to the input',
  ],
  'box: sheet': [
    `${combobox}/sheet.browser.test.tsx`,
    'Escape, the button and the back gesture close it; focus and scroll position are restored',
  ],
  'box: too short': [
    `${combobox}/typing.browser.test.tsx`,
    'a text that is too short is explained and announced in the same words',
  ],
  'saved places': [
    `${combobox}/recentPlaces.browser.test.tsx`,
    'chosen places are offered in the focused empty box, also after a reload',
  ],
  // Tests of the other components.
  autocomplete: [
    `${react}/address-form/addressValues.test.ts`,
    'an address is split into the autocomplete fields of browsers',
  ],
  'brands: letter': [
    `${react}/brand-picker/keyboard.browser.test.tsx`,
    'a letter pressed in the list starts another search; Backspace edits the current one',
  ],
  'card: headings': [
    `${react}/place-card/PlaceCard.browser.test.tsx`,
    'heading level, class and messages can be set by the app',
  ],
  'card: retry': [
    `${react}/place-card/PlaceCard.browser.test.tsx`,
    'a failure that may pass has a button to retry, and the focus stays in the card',
  ],
  'catalogs: no color': [
    `${react}/media.browser.test.tsx`,
    'catalogs: selection and focus are visible without color',
  ],
  'copy announced': [
    `${react}/place-card/actions.browser.test.tsx`,
    'copies the address on one line and the point as numbers, and announces it',
  ],
  directions: [
    `${map}/directions/Directions.browser.test.tsx`,
    'an end is picked on the map with the keyboard; Escape cancels',
  ],
  'directions: reflow': [
    `${map}/directions/surroundings.browser.test.tsx`,
    '320 px: no horizontal scrolling, and both ends can be read',
  ],
  'directions: stops': [
    `${map}/directions/stops.browser.test.tsx`,
    'requests each leg and lists all of them; keys and pressing two handles reorder, and only new legs are requested',
  ],
  'directions: texts kept': [
    `${map}/directions/rows.browser.test.tsx`,
    'a stop that is not chosen yet keeps its text when it is moved, and when another is removed',
  ],
  'form: asks': [
    `${react}/address-form/submit.browser.test.tsx`,
    'at low accuracy the form asks, naming the typed number; the answer fills in the fields and sends',
  ],
  'form: keyboard': [
    `${react}/address-form/accessibility.browser.test.tsx`,
    'with the keyboard alone a user searches, chooses, undoes, continues, submits and answers the question',
  ],
  'form: undo': [
    `${react}/address-form/AddressForm.browser.test.tsx`,
    'undo restores exactly what the fields held, the country among them, and announces it',
  ],
  'form: validation': [
    `${react}/address-form/errors.browser.test.tsx`,
    'an empty form shows what is missing below each field, without bubbles of the browser, and focuses the first',
  ],
  'hours: today': [
    `${react}/opening-hours/OpeningHours.browser.test.tsx`,
    'today is marked by text, by weight and for screen readers, and changes at midnight of the place',
  ],
  languages: [
    `${react}/languages.browser.test.tsx`,
    'in %s at 320 px, also with text of double size, nothing overflows and axe reports nothing',
  ],
  'map: keys': [
    `${map}/map-view/MapView.check.browser.test.tsx`,
    'keys move the map, Tab leaves it, and buttons do what dragging does',
  ],
  'map: no motion': [
    `${map}/route-map/RouteMap.check.browser.test.tsx`,
    'reduced motion: choosing a step moves the map without animation',
  ],
  'map: order': [
    `${map}/place-map/PlaceMap.check.browser.test.tsx`,
    'Tab goes from the map to the markers in the order of the list, then to the buttons',
  ],
  'photos: names': [
    `${react}/photo-gallery/PhotoGallery.browser.test.tsx`,
    'tiles are labeled by the photo that they open, and have a size',
  ],
  'photos: buttons': [
    `${react}/photo-gallery/PhotoGallery.browser.test.tsx`,
    'the dialog by pointer: buttons, and a swipe',
  ],
  'photos: keyboard': [
    `${react}/photo-gallery/PhotoGallery.browser.test.tsx`,
    'the dialog by keyboard: opens, goes to the next photo and wraps around, closes; the focus is kept and returned',
  ],
  'pin: keys': [
    `${map}/place-map/pin.browser.test.tsx`,
    'with the keyboard alone the pin is placed in the middle of the map, and moved',
  ],
  'pin: press': [
    `${map}/address-confirm/AddressConfirm.browser.test.tsx`,
    'pressing the map moves the pin there',
  ],
  'results: announced': [
    `${react}/search-results/states.browser.test.tsx`,
    'more by a button: rows are added, their number is announced, the focus moves to the first of them',
  ],
  'results: order': [
    `${react}/search-results/SearchResults.browser.test.tsx`,
    'Tab goes to the selected row, into its actions, and out of the list',
  ],
  'skeleton: no motion': [
    `${react}/media.browser.test.tsx`,
    'reduced motion: the skeleton of a card is not animated',
  ],
  'steps: no color': [
    `${react}/media.browser.test.tsx`,
    'the current step and the focus are visible without color',
  ],
  'text of both directions': [
    `${react}/place-card/hostile.browser.test.tsx`,
    'text of another direction does not reorder the text around it',
  ],
  // Tests of the tokens.
  'contrast of controls': [
    'test/styles/tokens.test.ts',
    `\${theme}: icons and borders have sufficient contrast, %s`,
  ],
  'contrast of texts': [
    'test/styles/tokens.test.ts',
    `\${theme}: texts have sufficient contrast on every background, %s`,
  ],
} as const satisfies Readonly<Record<string, readonly [file: string, title: string]>>

export type Evidence = keyof typeof evidence
