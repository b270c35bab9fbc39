import type { TagsIn } from '@signpost/elements'
import type { HTMLAttributes } from 'svelte/elements'

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends TagsIn<HTMLAttributes<HTMLElement>> {}
}
