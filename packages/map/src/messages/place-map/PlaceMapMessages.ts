/** The words of a map with places. A number comes twice: as it is, for its plural, and as the language writes it. */
export interface PlaceMapMessages {
  readonly searchArea: string
  /** Names a marker that stands for several places. */
  readonly cluster: (count: number, shown: string) => string
  /** Names a marker whose place has no name and no address. */
  readonly unnamed: string
  readonly close: string
  /** Names the pin that can be moved. */
  readonly pin: string
  readonly pinHelp: string
  /** Sets the pin where the map looks. */
  readonly pinHere: string
}
