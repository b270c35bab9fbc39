import { defineElements } from '../../packages/elements/src/defineElements.ts'
import { enhanceInputs } from '../../packages/elements/src/script/enhanceInputs.ts'
import { describeMusts } from './describeMusts.ts'
import { mountHtml, paces } from './mountHtml.ts'

// In the project `preact` this is the published script.
defineElements()
enhanceInputs()

describeMusts(
  '<input data-signpost="search">',
  mountHtml(
    '<label>Where to? <input data-signpost="search" data-limit="14"></label>',
    (form) => form,
  ),
  paces,
)
