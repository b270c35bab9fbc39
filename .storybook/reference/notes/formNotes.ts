import type { ComponentNotes } from '../componentNotes.ts'

export const formNotes: Readonly<Record<string, ComponentNotes>> = {
  AddressForm: {
    role: 'A form of labeled fields with `autocomplete`; the first line is a combobox. A question about the address is a group that takes the focus, and returns it afterwards.',
    keys: [
      ['in the first line', 'as in PlaceSearch; `Escape` closes the list and keeps the text'],
      [
        'in the region',
        'letters search its list; `↓` `↑` move through it; `Enter` chooses; `Escape` closes it',
      ],
      ['`Enter`', 'chooses the highlighted row; without one it submits the form'],
      [
        'after a street',
        'the list goes on with its numbers; `Escape` ends it and keeps the street',
      ],
      ['`Escape` in a question', 'returns to the fields'],
    ],
    requests:
      '`suggest` from the third letter of the first line on, `search` for the chosen row, `suggest` once more for a chosen street without a number, `forwardGeocode` once before the form is submitted, unless it has `validate`.',
  },
}
