import type { SignpostSearchElement } from '@signpost/elements'
import { defineElements } from '../../packages/elements/src/defineElements.ts'
import { describeMusts } from './describeMusts.ts'
import { mountHtml, paces } from './mountHtml.ts'

// In the project `preact` this is the published script.
defineElements()

describeMusts(
  '<signpost-search>',
  mountHtml(
    '<signpost-search label="Where to?" limit="14"></signpost-search>',
    (form) => form.querySelector<SignpostSearchElement>('signpost-search')?.shadowRoot ?? null,
  ),
  paces,
)
