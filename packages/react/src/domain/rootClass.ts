/** Class names by part. */
export type ClassNames<Part extends string> = { readonly [Name in Part]?: string | undefined }

/** The classes of the root element of a component. */
export function rootClass(props: {
  readonly className?: string | undefined
  readonly classNames?: ClassNames<'root'> | undefined
}): string | undefined {
  return joinClasses(props.classNames?.root, props.className)
}

/** The classes of an element, from several sources. */
export function joinClasses(...classes: readonly (string | undefined)[]): string | undefined {
  return classes.filter(Boolean).join(' ') || undefined
}
