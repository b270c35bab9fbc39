import { describeConformance } from '../../../test/browser/describeConformance.tsx'
import { App, load, names } from '../test/ConformanceApp.tsx'
import './styles.css'

describeConformance({
  path: 'packages/react/test/ConformanceApp.tsx',
  App,
  load,
  names,
  inline: ['BrandName', 'HighlightedText', 'ResultFacts', 'StepText'],
})
