import { categoryIconName } from '../icons/categoryIconName.ts'
import { categoryPaths } from '../icons/categoryPaths.ts'
import { iconPaths } from '../icons/iconPaths.ts'
import { groupPaths } from './groupPaths.ts'

/** The icon of a category of the upper level: that of its kind of place, else one chosen by its name, else that of any place. */
export function groupIconPath(category: { readonly code: string; readonly name: string }): string {
  const icon = categoryIconName([category])
  if (icon) return categoryPaths[icon]
  const code = category.code.slice(0, 100)
  return paths.find(([words]) => words.test(code))?.[1] ?? iconPaths.place
}

const paths: readonly (readonly [RegExp, string])[] = [
  [/automotive|vehicle/i, categoryPaths.fuel],
  [/arts|culture|sights|attraction|entertainment/i, categoryPaths.theatre],
  [/sport|recreation|leisure/i, groupPaths.sport],
  [/community|public|government/i, groupPaths.civic],
  [/service|business|office/i, groupPaths.service],
]
