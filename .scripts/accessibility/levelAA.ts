import type { Criterion } from './Criterion.ts'

/** The criteria of level AA. */
export const levelAA: readonly Criterion[] = [
  {
    id: '1.2.4',
    name: 'Captions (Live)',
    verdict: 'Not Applicable',
    remarks: 'The components play no audio and no video.',
    tests: [],
  },
  {
    id: '1.2.5',
    name: 'Audio Description (Prerecorded)',
    verdict: 'Not Applicable',
    remarks: 'The components play no audio and no video.',
    tests: [],
  },
  {
    id: '1.3.4',
    name: 'Orientation',
    verdict: 'Supports',
    remarks: 'Nothing depends on the orientation of the device: layouts follow their width.',
    tests: ['double size', 'directions: reflow'],
  },
  {
    id: '1.3.5',
    name: 'Identify Input Purpose',
    verdict: 'Supports',
    remarks: 'The fields of an address use the HTML `autocomplete` tokens.',
    tests: ['autocomplete', 'axe'],
  },
  {
    id: '1.4.3',
    name: 'Contrast (Minimum)',
    verdict: 'Supports',
    remarks:
      'At least 4.5:1 in each theme, computed from the tokens. An app’s own tokens are not covered. Names on a map have the colors of its style.',
    tests: ['contrast of texts', 'axe'],
  },
  {
    id: '1.4.4',
    name: 'Resize Text',
    verdict: 'Supports',
    remarks: 'Text at 200 %, also at 320 px.',
    tests: ['double size', 'languages'],
  },
  {
    id: '1.4.5',
    name: 'Images of Text',
    verdict: 'Supports',
    remarks:
      'No text is an image. Photos and the tiles of a map come from the app and its service.',
    tests: [],
  },
  {
    id: '1.4.10',
    name: 'Reflow',
    verdict: 'Supports',
    remarks: 'At 320 px nothing scrolls horizontally. A map needs both directions.',
    tests: ['double size', 'box: reflow', 'directions: reflow', 'languages'],
  },
  {
    id: '1.4.11',
    name: 'Non-text Contrast',
    verdict: 'Supports',
    remarks:
      'At least 3:1 for icons and borders of controls, computed from the tokens. Markers were not measured against the tiles below them, whose colors the app chooses.',
    tests: ['contrast of controls', 'box: forced colors'],
  },
  {
    id: '1.4.12',
    name: 'Text Spacing',
    verdict: 'Supports',
    remarks: 'Nothing is cut off. Text with an ellipsis by design can be read in full elsewhere.',
    tests: ['spacing', 'double size'],
  },
  {
    id: '1.4.13',
    name: 'Content on Hover or Focus',
    verdict: 'Supports',
    remarks: 'Nothing appears only on hover, and the list of the box closes with Escape.',
    tests: ['no hover', 'box: Escape'],
  },
  {
    id: '2.4.5',
    name: 'Multiple Ways',
    verdict: 'Not Applicable',
    remarks: 'It concerns sets of pages.',
    tests: [],
  },
  {
    id: '2.4.6',
    name: 'Headings and Labels',
    verdict: 'Supports',
    remarks: '`headingLevel` adapts headings to the page.',
    tests: ['spoken', 'card: headings', 'box: names'],
  },
  {
    id: '2.4.7',
    name: 'Focus Visible',
    verdict: 'Supports',
    remarks: 'Every focused control has an outline, also in forced colors.',
    tests: ['one key', 'catalogs: no color', 'steps: no color'],
  },
  {
    id: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    verdict: 'Supports',
    remarks: 'Tested at 1,280 px, without a page around the component.',
    tests: ['one key'],
  },
  {
    id: '2.5.7',
    name: 'Dragging Movements',
    verdict: 'Supports',
    remarks:
      'Pins, stops, sheets and the line of a route have a click or a button for each drag action.',
    tests: ['directions: stops', 'pin: press', 'map: keys'],
  },
  {
    id: '2.5.8',
    name: 'Target Size (Minimum)',
    verdict: 'Supports',
    remarks: 'At least 24 px high. Markers that are close to each other are also rows of the list.',
    tests: ['target'],
  },
  {
    id: '3.1.2',
    name: 'Language of Parts',
    verdict: 'Partially Supports',
    remarks:
      'Names and descriptions come from a service, which does not state their language, so they have no `lang`.',
    tests: [],
  },
  {
    id: '3.2.3',
    name: 'Consistent Navigation',
    verdict: 'Not Applicable',
    remarks: 'It concerns sets of pages.',
    tests: [],
  },
  {
    id: '3.2.4',
    name: 'Consistent Identification',
    verdict: 'Supports',
    remarks: 'One table of messages keeps names consistent.',
    tests: ['messages'],
  },
  {
    id: '3.3.3',
    name: 'Error Suggestion',
    verdict: 'Supports',
    remarks:
      'For an unknown address the form suggests the known one; a search without results gives advice.',
    tests: ['form: asks', 'box: too short'],
  },
  {
    id: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    verdict: 'Not Applicable',
    remarks:
      'The app submits the data. The address form checks them first, and its autofill can be undone.',
    tests: ['form: asks', 'form: undo'],
  },
  {
    id: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    verdict: 'Not Applicable',
    remarks: 'The components have no sign-in.',
    tests: [],
  },
  {
    id: '4.1.3',
    name: 'Status Messages',
    verdict: 'Supports',
    remarks:
      'Numbers of rows, loading, failures and copies are announced in live regions. Announcements were tested with a virtual screen reader, and once with Orca.',
    tests: ['box: announced', 'results: announced', 'card: retry', 'copy announced'],
  },
]
