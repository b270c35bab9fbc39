import { defineElements } from './defineElements.ts'

// The tags of HTML and JSX are typed where this is imported.
export type { SignpostTagNameMap, SignpostTags, TagProps, TagsIn, TagsInVue } from './jsx.ts'

defineElements()
