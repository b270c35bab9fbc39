import type { TagsInVue } from '@signpost/elements'
import type { HTMLAttributes } from 'vue'

declare module 'vue' {
  interface GlobalComponents extends TagsInVue<HTMLAttributes> {}
}
