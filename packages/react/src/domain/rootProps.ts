import type { RootProps } from './ComponentWithRef.ts'
import { type ClassNames, joinClasses } from './joinClasses.ts'

/** The attributes of the root element of a component, by which stylesheets find it: those that the app gave, and both its classes. */
export function rootProps(
  component: string,
  props: RootProps & { readonly classNames?: ClassNames<string> | undefined },
): RootProps {
  const given = Object.entries(props).filter(
    ([name, value]) => /^(id|style|(aria|data)-.*)$/.test(name) && value !== undefined,
  )
  return {
    ...Object.fromEntries(given),
    className: joinClasses(props.classNames?.root, props.className),
    ...{ 'data-signpost': component },
  }
}
