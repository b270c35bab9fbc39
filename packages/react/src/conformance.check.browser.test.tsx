import { describeConformance } from '../../../test/browser/describeConformance.tsx'
import { App, classNames, load, names, service, statuses } from '../test/ConformanceApp.tsx'
import './styles.css'

describeConformance({
  path: 'packages/react/test/ConformanceApp.tsx',
  App,
  load,
  service,
  names,
  states: statuses,
  inline: ['BrandName', 'HighlightedText', 'ResultFacts', 'SignpostProvider', 'StepText'],
  rootless: {
    HighlightedText: 'text',
    NoticeBox: 'the content of an element of the app',
    ResultFacts: 'the lines of a row',
    SignpostProvider: 'its children',
    StepText: 'the content of a button',
    SuggestionRow: 'the content of an option',
  },
  drawnByBrowser: [
    'PlaceCardCopyAddress',
    'PlaceCardCopyCoordinates',
    'PlaceCardDirections',
    'PlaceCardShare',
  ],
  classNames,
})
