import { defineTags } from '../defineTags.ts'
import { moreElements } from '../moreElements.ts'

// The file has a stable name, so that a page can also load it directly.
defineTags(moreElements)
