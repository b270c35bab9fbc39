import type { Category } from '@signpost/client'
import { forwardRef } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import { categoryHues, categoryIconName, categoryPaths } from './categoryIcons.ts'
import { iconPaths } from './iconPaths.ts'
import { SvgIcon } from './SvgIcon.tsx'

export interface CategoryIconProps extends RootProps {
  /** The categories of a place, the most specific first. */
  readonly categories: readonly Category[]
  /** Its `data-part`, for stylesheets. */
  readonly part?: string | undefined
}

/**
 * The icon of a place's category, or a generic one.
 *
 * @example
 * ```tsx
 * <CategoryIcon categories={place.categories} />
 * ```
 */
export const CategoryIcon: ComponentWithRef<CategoryIconProps, SVGSVGElement> = forwardRef(
  function CategoryIcon({ categories, ...icon }: CategoryIconProps, ref) {
    const name = categoryIconName(categories)
    return (
      <SvgIcon
        ref={ref}
        {...icon}
        path={name ? categoryPaths[name] : iconPaths.place}
        hue={name && categoryHues[name]}
      />
    )
  },
)
