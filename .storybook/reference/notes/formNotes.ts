import type { ComponentNotes } from '../componentNotes.ts'

export const formNotes: Readonly<Record<string, ComponentNotes>> = {
  AddressForm: {
    role: 'A form of labelled fields with `autocomplete`; the first line is a combobox. A question about the address is a group that takes the focus, and gives it back.',
    keys: [
      ['in the first line', 'as in PlaceSearch; `Escape` closes the list and leaves the text'],
      ['`Enter`', 'chooses the highlighted row, else sends the form'],
      ['`Escape` in a question', 'goes back to the fields'],
    ],
    requests:
      '`suggest` from the third letter of the first line on, `search` for the row that is chosen, `forwardGeocode` once before the form is sent.',
  },
}
