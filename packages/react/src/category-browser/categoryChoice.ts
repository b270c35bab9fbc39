import type { CatalogCategory, Category } from '@signpost/client'

/** The state of a group's checkbox: the whole group is selected, a part of it, or nothing. */
export type CheckState = 'all' | 'some' | 'none'

/** Returns the state of the checkbox of a category of the upper level. */
export function checkStateOf(group: CatalogCategory, chosen: readonly Category[]): CheckState {
  if (has(chosen, group.code)) return 'all'
  const count = group.children.filter(({ code }) => has(chosen, code)).length
  if (count === 0) return 'none'
  return count === group.children.length ? 'all' : 'some'
}

/** True when a category of the lower level is selected, by itself or with its group. */
export function isChosen(
  group: CatalogCategory,
  child: CatalogCategory,
  chosen: readonly Category[],
): boolean {
  return has(chosen, group.code) || has(chosen, child.code)
}

/** Returns the number of selected categories of a group; a group without categories counts itself. */
export function countChosen(group: CatalogCategory, chosen: readonly Category[]): number {
  if (group.children.length === 0) return has(chosen, group.code) ? 1 : 0
  return group.children.filter((child) => isChosen(group, child, chosen)).length
}

/** Toggles a category of the upper level: selects the whole group, or nothing of it if it was selected. */
export function toggleGroup(
  group: CatalogCategory,
  chosen: readonly Category[],
): readonly Category[] {
  const others = without(chosen, [group, ...group.children])
  return checkStateOf(group, chosen) === 'all' ? others : [...others, toCategory(group)]
}

/** Toggles a category of the lower level. When all categories of a group are selected, the group replaces them. */
export function toggleChild(
  group: CatalogCategory,
  child: CatalogCategory,
  chosen: readonly Category[],
): readonly Category[] {
  const isOn = isChosen(group, child, chosen)
  const own = group.children.filter((one) => (one === child ? !isOn : isChosen(group, one, chosen)))
  const others = without(chosen, [group, ...group.children])
  if (own.length === group.children.length) return [...others, toCategory(group)]
  return [...others, ...own.map((one) => toCategory(one, group))]
}

function toCategory({ code, name }: CatalogCategory, group?: CatalogCategory): Category {
  return group ? { code, name, parent: { code: group.code, name: group.name } } : { code, name }
}

function has(chosen: readonly Category[], wanted: string): boolean {
  return chosen.some(({ code }) => code === wanted)
}

function without(
  chosen: readonly Category[],
  left: readonly { readonly code: string }[],
): readonly Category[] {
  const codes = new Set(left.map(({ code }) => code))
  return chosen.filter(({ code }) => !codes.has(code))
}
