/** The options of a component in which several items can be selected. */
export interface SelectionOptions<Item> {
  /** The selected items, when the app controls them. Without them the component keeps its own state. */
  readonly selected?: readonly Item[] | undefined
  /** The initially selected items. Default: none. */
  readonly defaultSelected?: readonly Item[] | undefined
  /** Called with all selected items whenever the user changes them. */
  readonly onSelectedChange?: ((selected: readonly Item[]) => void) | undefined
}
