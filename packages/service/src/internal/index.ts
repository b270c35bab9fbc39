// The layout of a data folder, for `@signpost/build`. It is not a public interface.
export type * from '../data/catalog.ts'
export { hashFiles } from '../data/hashFiles.ts'
export { kindWords, languages } from '../data/languages/index.ts'
export {
  dataFiles,
  GRAPH_FILE,
  MANIFEST_FILE,
  MANIFEST_VERSION,
  type Manifest,
  type ManifestRegion,
  type ManifestSource,
  sealManifest,
} from '../data/manifest.ts'
export { type DataFolder, openData } from '../data/openData.ts'
export type * from '../data/record.ts'
export { replaceFolder } from '../data/replaceFolder.ts'
export { areaToken, isAreaToken } from '../engine/layout/areaToken.ts'
export { cellAt, cellOf, finestCellsIn } from '../engine/layout/cells.ts'
export { describeRecord, UNUSED } from '../engine/layout/describeRecord.ts'
export { boxCodes, kindCodes } from '../engine/layout/kinds.ts'
export { readPoints, writePoints } from '../engine/layout/lines.ts'
export { writeNames } from '../engine/layout/names.ts'
export {
  cellLevels,
  countryPartition,
  FEW_RECORDS,
  type Group,
  PARTITION_LENGTH,
  partitionRange,
  partitionsOf,
  worldPartition,
} from '../engine/layout/partitions.ts'
export { writeRings } from '../engine/layout/rings.ts'
export { cellsOf, spotsOf } from '../engine/layout/spots.ts'
export { createWorkerPool } from '../engine/pool/createWorkerPool.ts'
export { startThread } from '../engine/pool/startThread.ts'
export { indexes, SCHEMA_VERSION, schema } from '../engine/sqlite/schema.ts'
export { comparedForm } from '../engine/text/abbreviations.ts'
export { houseNumberKey, leadingNumber } from '../engine/text/houseNumber.ts'
export { tokensOf } from '../engine/text/tokens.ts'
export { withShortForms } from '../engine/text/withShortForms.ts'
export { startTileWorker } from '../engine/tiles/createTileSource.ts'
export { encodeGeometry, linesOf, type PartGeometry } from '../engine/tiles/geometryBlob.ts'
export { type DrawnTags, type MapLayer, mapLayers } from '../engine/tiles/MapLayer.ts'
export { createMapFile, tileNumber } from '../engine/tiles/mapFile.ts'
export {
  boxOf,
  firstZoomOfArea,
  fromMercator,
  tileAt,
  toMercator,
} from '../engine/tiles/mercator.ts'
export { DEEPEST_TILE } from '../engine/tiles/TileSource.ts'
export type { TileQuestion } from '../engine/tiles/tileWorker.ts'
