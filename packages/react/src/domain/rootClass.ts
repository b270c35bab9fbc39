/** Class names by part. */
export type ClassNames<Part extends string> = { readonly [Name in Part]?: string | undefined }

/** The classes of the root element of a component. */
export function rootClass(props: {
  readonly className?: string | undefined
  readonly classNames?: ClassNames<'root'> | undefined
}): string | undefined {
  return [props.classNames?.root, props.className].filter(Boolean).join(' ') || undefined
}
