import type { RootProps } from './ComponentWithRef.ts'
import { type ClassNames, joinClasses } from './joinClasses.ts'

/** The attributes of the root element of a component, by which stylesheets find it: those that the app gave, and both its classes. */
export function rootProps(
  component: string,
  props: RootProps & { readonly classNames?: ClassNames<string> | undefined },
): RootProps {
  return {
    ...givenProps(props, /^(id|style|(aria|data)-.*)$/),
    className: joinClasses(props.classNames?.root, props.className),
    ...{ 'data-signpost': component },
  }
}

/** The attributes that the app gave, of those whose names match. */
export function givenProps(props: object, names: RegExp): RootProps {
  return Object.fromEntries(
    Object.entries(props).filter(([name, value]) => names.test(name) && value !== undefined),
  )
}
