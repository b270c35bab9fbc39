import { defineTags } from '../defineTags.ts'
import { moreElements } from '../moreElements.ts'

// A file with a stable name, so that a page can also load it directly.
defineTags(moreElements)
