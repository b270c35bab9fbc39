/** Class names by part. */
export type ClassNames<Part extends string> = { readonly [Name in Part]?: string | undefined }

/** The classes of an element, from several sources. */
export function joinClasses(...classes: readonly (string | undefined)[]): string | undefined {
  return classes.filter(Boolean).join(' ') || undefined
}
