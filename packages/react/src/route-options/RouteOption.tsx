import type { InputHTMLAttributes, ReactNode } from 'react'

export interface RouteOptionProps {
  readonly input: InputHTMLAttributes<HTMLInputElement>
  readonly children: ReactNode
}

/** One option: the browser's own input, and its label. */
export function RouteOption({ input, children }: RouteOptionProps): ReactNode {
  return (
    <label data-part="option-choice">
      <input {...input} />
      <span>{children}</span>
    </label>
  )
}
