import { defineElements } from './defineElements.ts'

// Importing this module types the tags in HTML and JSX.
export type { SignpostTagNameMap, SignpostTags, TagProps, TagsIn, TagsInVue } from './jsx.ts'

defineElements()
