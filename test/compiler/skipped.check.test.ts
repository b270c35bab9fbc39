import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compiledFolders, compileFile } from '../../.scripts/reactCompiler.ts'
import { root } from '../../.scripts/root.ts'

/** The functions that React Compiler skips, by the rule that they break. They run uncompiled. */
const skipped: readonly string[] = [
  'packages/map/src/directions/DirectionsMap.tsx DirectionsMap: Refs',
  'packages/map/src/directions/useVehicleTimes.tsx VehicleTime: Hooks',
  'packages/map/src/map-view/MapView.tsx Attempt: Refs',
  'packages/map/src/place-browser/PlaceBrowser.tsx PlaceBrowser: Refs',
  'packages/map/src/place-map/PlaceCamera.tsx PlaceCamera: UseMemo',
  'packages/react/src/address-form/AddressLine.tsx AddressLine: Refs',
  'packages/react/src/address-form/useAddress.ts useAddress: Todo',
  'packages/react/src/address-form/useAddressCheck.ts useAddressCheck: Todo',
  'packages/react/src/address-form/useFormReports.ts useFormReports: Todo',
  'packages/react/src/brand-picker/useBrandPicker.ts useBrandPicker: Immutability',
  'packages/react/src/internals/notice/useNotice.ts useNotice: Todo',
  'packages/react/src/place-card/PlaceCardAction.tsx PlaceCardAction: Refs',
  'packages/react/src/place-search/PlaceSearch.tsx PlaceSearch: Refs',
  'packages/react/src/place-search/PlaceSearchPopup.tsx PlaceSearchPopup: Refs',
  'packages/react/src/place-search/useEngine.ts useEngine: Refs',
  'packages/react/src/search-results/useResultFilters.ts useResultFilters: Immutability',
]

test('React Compiler compiles every component and hook except the listed ones', async () => {
  const files = globSync(
    compiledFolders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root, exclude: ['**/*.test.*', '**/*.test-d.*', '**/*.long.*'] },
  ).sort()
  const results = await Promise.all(files.map(compileFile))
  expect(results.flatMap((result) => result.skipped)).toEqual(skipped)
  expect(results.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(200)
})
