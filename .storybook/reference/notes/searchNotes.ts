import type { ComponentNotes } from '../componentNotes.ts'

const rows: ComponentNotes['keys'] = [
  ['`↓` `↑`', 'the next row, and the one before'],
  ['`Page Down` `Page Up`', 'ten rows further or back'],
  ['`Home` `End`', 'the first row, the last'],
]

export const searchNotes: Readonly<Record<string, ComponentNotes>> = {
  PlaceSearch: {
    role: 'A combobox with a listbox. The focus stays in the input; `aria-activedescendant` names the highlighted row, and a live region says how many rows there are, and what failed.',
    keys: [
      ['letters', 'ask for rows; nothing is highlighted until an arrow key says so'],
      ['`↓` `↑`', 'open the list; go through the rows, and round their ends'],
      ['`Page Down` `Page Up`', 'ten rows further or back'],
      ['`Alt` `↓`, `Alt` `↑`', 'open the list; close it'],
      ['`Enter`', "chooses the highlighted row; with none it closes the list, and is the form's"],
      ['`Escape`', 'closes the list; pressed again, empties the input'],
      ['`Delete`', 'on a recent place, removes it'],
      ['`Tab`', 'closes the list and chooses nothing; over a message, goes to its button'],
      ['`←` `→` `Home` `End`', "are the input's own; the highlight goes"],
    ],
    requests:
      '`suggest` while somebody types, as often as `requests` says; `search` once when `details()` is called; `reverseGeocode` once after "Use my location".',
  },
  SearchResults: {
    role: 'A list whose rows have one button or link, named by the place; one stop for Tab, the row where the reader is, else the selected one. The count is said by a live region. Filters are buttons that are pressed or not.',
    keys: [
      ...rows,
      ['`Enter`', 'chooses the place of the row'],
      ['`Tab`', 'to what else is in the row, then out of the list'],
    ],
    requests:
      '`search`, a page at a time: the first for a query, the next for "More", and up to five to fill a filtered list. `places` of your own ask nothing.',
  },
  BrandPicker: {
    role: 'A search field and a listbox of which several options can be chosen; the chosen ones are a list of buttons that remove them.',
    keys: [
      ['`↓`, `Enter` in the field', 'go to the list'],
      ...rows,
      ['`Space` `Enter`', 'chooses the brand, or takes it back'],
      ['letters, `Backspace`', 'go on in the field'],
      ['`Escape`', 'from the list to the field; there, empties it'],
      ['`←` `→` `↑` `↓` `Home` `End`', 'among what is chosen, as it is seen'],
      ['`Delete` `Backspace`', 'removes what is chosen; the focus goes to its neighbour'],
    ],
    requests: '`listBrands` of the country, once a day.',
  },
  CategoryBrowser: {
    role: 'Groups of checkboxes; a group is a checkbox too, mixed where some of it is chosen.',
    keys: [
      ['`Tab`', 'to every box and button'],
      ['`↓` `↑`', 'the next box or button, and the one before'],
      ['`Home` `End`', 'the first, the last'],
      ['`Space`', 'chooses, or takes it back'],
      ['`Escape` in the field', 'empties it'],
    ],
    requests: '`listCategories` in the language, once a day.',
  },
}
