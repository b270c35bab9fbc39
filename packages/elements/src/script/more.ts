import { defineTags } from '../defineTags.ts'
import { moreElements } from '../moreElements.ts'

// A file with a name that stays: a page can load it by itself, too.
defineTags(moreElements)
