import type { ComponentNotes } from '../componentNotes.ts'

const rows: ComponentNotes['keys'] = [
  ['`↓` `↑`', 'next row, previous row'],
  ['`Page Down` `Page Up`', 'ten rows forward or back'],
  ['`Home` `End`', 'first row, last row'],
]

export const searchNotes: Readonly<Record<string, ComponentNotes>> = {
  PlaceSearch: {
    role: 'A combobox with a listbox. The focus stays in the input; `aria-activedescendant` references the highlighted row, and a live region announces the number of rows and failures.',
    keys: [
      ['letters', 'request suggestions; no row is highlighted until an arrow key is pressed'],
      ['`↓` `↑`', 'open the list; next row, previous row, wrapping around at the ends'],
      ['`Page Down` `Page Up`', 'ten rows forward or back'],
      ['`Alt` `↓`, `Alt` `↑`', 'open the list; close it'],
      [
        '`Enter`',
        'chooses the highlighted row; without one it closes the list and submits the form',
      ],
      ['`Escape`', 'closes the list; pressed again, clears the input'],
      ['`Delete`', 'on a recent place, removes it'],
      ['`Tab`', 'closes the list without choosing; if a notice has a button, moves to it'],
      ['`←` `→` `Home` `End`', 'move the caret in the input; no row is highlighted then'],
    ],
    requests:
      '`suggest` while the user types, as often as `requests` says; `search` once when `details()` is called; `reverseGeocode` once after "Use my location".',
  },
  SearchResults: {
    role: 'A list whose rows have one button or link, named by the place; the list is one Tab stop: the current row, else the selected one. A live region announces the number of results. Filters are toggle buttons.',
    keys: [
      ...rows,
      ['`Enter`', 'chooses the place of the row'],
      ['`Tab`', 'moves to the other controls of the row, then out of the list'],
    ],
    requests:
      '`search`, one page at a time: the first for a query, the next for "More", and up to five to fill a filtered list. None for `places` of your own.',
  },
  BrandPicker: {
    role: 'A search field and a multi-select listbox. The selection is a list of buttons that remove a brand.',
    keys: [
      ['`↓`, `Enter` in the field', 'move to the list'],
      ...rows,
      ['`Space` `Enter`', 'selects or deselects the brand'],
      ['letters, `Backspace`', 'continue in the field'],
      ['`Escape`', 'moves from the list to the field; in the field, clears it'],
      ['`←` `→` `↑` `↓` `Home` `End`', 'move through the selection, in the direction of the arrow'],
      ['`Delete` `Backspace`', 'removes the brand; the focus moves to the next one'],
    ],
    requests: '`listBrands` for the country; the answer is cached for a day.',
  },
  CategoryBrowser: {
    role: 'Groups of checkboxes. A group is a checkbox too, in the mixed state while only a part of it is selected.',
    keys: [
      ['`Tab`', 'moves to each checkbox and button'],
      ['`↓` `↑`', 'next and previous checkbox or button'],
      ['`Home` `End`', 'first and last checkbox or button'],
      ['`Space`', 'selects or deselects'],
      ['`Escape` in the field', 'clears it'],
    ],
    requests: '`listCategories` in the language; the answer is cached for a day.',
  },
}
