import type { FormField } from './formFields.ts'

/** Gives a field a value as its user would, so that React and other listeners notice. */
export function writeField(field: FormField, value: string): void {
  if (field.value === value || !canWrite(field)) return
  // The prototype's setter: React puts one of its own on the element, by which it knows the values that are its own.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** True when a user could change the field. */
export function canWrite(field: FormField): boolean {
  return !field.disabled && !('readOnly' in field && field.readOnly)
}
