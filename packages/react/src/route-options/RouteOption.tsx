import type { InputHTMLAttributes, ReactNode } from 'react'

export interface RouteOptionProps {
  readonly input: InputHTMLAttributes<HTMLInputElement>
  readonly children: ReactNode
}

/** One choice among others: the browser's own input, and what it stands for. */
export function RouteOption({ input, children }: RouteOptionProps): ReactNode {
  return (
    <label data-part="option-choice">
      <input {...input} />
      <span>{children}</span>
    </label>
  )
}
