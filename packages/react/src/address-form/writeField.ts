import type { FormField } from './addressFields.ts'

/** Gives a field a value as its user would, so that React and whatever else watches it notices. */
export function writeField(field: FormField, value: string): void {
  if (field.value === value || !canWrite(field)) return
  // The prototype's setter: React puts one of its own on the element, by which it knows the values that are its own.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Whether a user could change it. */
export function canWrite(field: FormField): boolean {
  return !field.disabled && !('readOnly' in field && field.readOnly)
}
