// The only module that names downshift: what is published has this hook of it inside, and nothing else.
export {
  type UseComboboxState,
  type UseComboboxStateChange,
  type UseComboboxStateChangeOptions,
  useCombobox,
} from 'downshift'
