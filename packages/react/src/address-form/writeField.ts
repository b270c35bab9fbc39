import type { FormField } from './formFields.ts'

/** Sets the value of a field as if the user had typed it, so that React and other listeners notice. */
export function writeField(field: FormField, value: string): void {
  if (field.value === value || !canWrite(field)) return
  // Use the setter of the prototype: React overrides it on the element to track its own changes.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** True when a user could change the field. */
export function canWrite(field: FormField): boolean {
  return !field.disabled && !('readOnly' in field && field.readOnly)
}
