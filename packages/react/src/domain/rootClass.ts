/** The classes of the root element of a component. */
export function rootClass(props: {
  readonly className?: string | undefined
  readonly classNames?: { readonly root?: string | undefined } | undefined
}): string | undefined {
  return [props.classNames?.root, props.className].filter(Boolean).join(' ') || undefined
}
