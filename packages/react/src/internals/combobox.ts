// The only module that imports downshift: the published package bundles this hook of it, and nothing else.
export {
  type UseComboboxState,
  type UseComboboxStateChange,
  type UseComboboxStateChangeOptions,
  useCombobox,
} from 'downshift'
