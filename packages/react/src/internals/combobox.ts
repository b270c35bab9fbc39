// The only module that imports downshift, so that the published package bundles nothing else of it.
export {
  type UseComboboxState,
  type UseComboboxStateChange,
  type UseComboboxStateChangeOptions,
  useCombobox,
} from 'downshift'
