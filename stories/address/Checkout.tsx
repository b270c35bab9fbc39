import { useAddressAutofill } from '@signpost/react'
import { useState } from 'react'

const empty = { line1: '', notes: '', city: '', region: '', country: '' }
type Field = keyof typeof empty

/** A form with its own inputs, state and styles, which uses only `useAddressAutofill`. */
export function Checkout({ onSend }: { onSend: (address: typeof empty) => void }) {
  const [values, setValues] = useState(empty)
  const autofill = useAddressAutofill()
  const propsOf = (name: Field) => ({
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setValues((before) => ({ ...before, [name]: value }))
    },
  })
  return (
    <form
      className="own-form"
      onSubmit={(event) => {
        event.preventDefault()
        onSend(values)
      }}
    >
      <div {...autofill.getRootProps({ className: 'own-search' })}>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the props contain `htmlFor`. */}
        <label {...autofill.getLabelProps()}>Ship to</label>
        <input
          {...autofill.getInputProps({
            autoComplete: 'shipping address-line1',
            required: true,
            ...propsOf('line1'),
          })}
        />
        <div {...autofill.getPopupProps({ className: 'own-list' })}>
          <ul {...autofill.getListProps()}>
            {autofill.items.map((item) => (
              <li {...autofill.getOptionProps({ item })} key={item.key}>
                {item.kind === 'suggestion' && item.suggestion.line1}
              </li>
            ))}
          </ul>
        </div>
        <p {...autofill.getStatusProps()}>{autofill.announcement}</p>
        {autofill.canUndo && (
          <button type="button" onClick={autofill.undo}>
            Undo
          </button>
        )}
        {autofill.question && (
          <p>
            {autofill.question.proposal?.join(', ') ?? 'We do not know this address.'}{' '}
            {autofill.question.proposal && (
              <button type="button" onClick={autofill.question.accept}>
                Take it
              </button>
            )}
            <button type="button" onClick={autofill.question.keep}>
              Send mine
            </button>
          </p>
        )}
      </div>
      <label>
        Town
        <input autoComplete="shipping address-level2" {...propsOf('city')} />
      </label>
      <label>
        Region
        <select autoComplete="shipping address-level1" {...propsOf('region')}>
          <option value="">–</option>
          <option value="CA">Canelones</option>
          <option value="MO">Montevideo</option>
        </select>
      </label>
      <label>
        Country
        <input autoComplete="shipping country-name" {...propsOf('country')} />
      </label>
      <label>
        Notes
        <textarea {...propsOf('notes')} />
      </label>
      <button type="submit">Send</button>
    </form>
  )
}
