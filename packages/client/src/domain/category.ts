/** A category of a place. */
export interface Category {
  readonly code: string
  readonly name: string
  /** Absent for a top-level category. */
  readonly parent?: { readonly code: string; readonly name: string } | undefined
}

/** A name in one language. */
export interface LocalizedName {
  /** A language tag such as `fr-FR`. */
  readonly language: string
  readonly name: string
  readonly shortName?: string | undefined
}

/** A category of the two-level catalog, with its children. */
export interface CatalogCategory {
  readonly code: string
  /** The name in the requested language, or the best match. */
  readonly name: string
  readonly shortName?: string | undefined
  /** Every name that the service sent. */
  readonly names: readonly LocalizedName[]
  readonly children: readonly CatalogCategory[]
}

/** The category with a code, at any level of the catalog. */
export function findCategory(
  catalog: readonly CatalogCategory[],
  code: string,
): CatalogCategory | undefined {
  return categoryPath(catalog, code).at(-1)
}

/** The path from the top level to the category with a code, inclusive; empty when there is none. */
export function categoryPath(
  catalog: readonly CatalogCategory[],
  code: string,
): readonly CatalogCategory[] {
  for (const step of walk(catalog)) {
    if (step.category.code === code) return pathTo(step)
  }
  return []
}

/** Every category once, each before its children. The first of several with the same code counts. */
export function flattenCategories(catalog: readonly CatalogCategory[]): readonly CatalogCategory[] {
  const byCode = new Map<string, CatalogCategory>()
  for (const { category } of walk(catalog)) {
    if (!byCode.has(category.code)) byCode.set(category.code, category)
  }
  return [...byCode.values()]
}

interface Step {
  readonly category: CatalogCategory
  readonly from: Step | undefined
}

/** Visits each object once, so that cycles end, and without recursion, so that any depth works. */
function* walk(catalog: readonly CatalogCategory[]): Generator<Step, void> {
  const seen = new Set<CatalogCategory>()
  const ahead: Step[] = []
  const add = (categories: readonly CatalogCategory[], from?: Step): void => {
    for (const category of [...categories].reverse()) ahead.push({ category, from })
  }
  add(catalog)
  for (let step = ahead.pop(); step; step = ahead.pop()) {
    if (seen.has(step.category)) continue
    seen.add(step.category)
    yield step
    add(step.category.children, step)
  }
}

function pathTo(end: Step): readonly CatalogCategory[] {
  const path: CatalogCategory[] = []
  for (let step: Step | undefined = end; step; step = step.from) path.push(step.category)
  return path.reverse()
}

/**
 * The name for a `language`: in exactly that language, else in one with the same first part (`fr-FR` for `fr-CA`), else in English, else the first. Ignores case and accepts `_`.
 */
export function pickName<Name extends { readonly language?: string }>(
  names: readonly Name[],
  language: string | undefined,
): Name | undefined {
  const wanted = readTag(language || 'en')
  const first = (fits: (tag: string) => boolean): Name | undefined =>
    names.find((name) => fits(readTag(name.language)))
  return (
    first((tag) => tag === wanted) ??
    first((tag) => mainPart(tag) === mainPart(wanted)) ??
    first((tag) => mainPart(tag) === 'en') ??
    names[0]
  )
}

function readTag(language = ''): string {
  return language.trim().toLowerCase().replaceAll('_', '-')
}

function mainPart(tag: string): string {
  return tag.split('-', 1)[0] ?? ''
}
