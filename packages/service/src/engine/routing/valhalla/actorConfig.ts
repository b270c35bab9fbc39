/** Without a type, Valhalla logs to the console. */
const logging = { type: '' }

/** The number of roads of a search whose memory is retained: some seven megabytes for each thread. */
const RESERVED_LABELS = 50_000

const noMatrix = { max_locations: 2, max_matrix_distance: 0, max_matrix_location_pairs: 0 }

/**
 * The smallest configuration with which the library in this process finds and traces routes in a packed graph. Its sections must be complete: the
 * limits of unused features are zero.
 */
export function actorConfig(graph: string): Record<string, unknown> {
  return {
    mjolnir: { tile_extract: graph, logging },
    loki: {
      actions: ['route', 'trace_attributes'],
      service_defaults: {
        radius: 0,
        // A road with fewer connected junctions than this is isolated.
        minimum_reachability: 50,
        search_cutoff: 35_000,
        node_snap_tolerance: 5,
        street_side_tolerance: 5,
        street_side_max_distance: 1000,
        heading_tolerance: 60,
      },
      logging,
    },
    // Each thread keeps the memory of a search in a city. By default it keeps that of its longest search, up to some hundred megabytes.
    thor: {
      max_reserved_labels_count_astar: RESERVED_LABELS,
      max_reserved_labels_count_bidir_astar: RESERVED_LABELS,
      logging,
    },
    odin: { logging },
    meili: { default: { breakage_distance: 2000 }, logging },
    service_limits: {
      auto: { ...noMatrix, max_distance: 5_000_000 },
      truck: { ...noMatrix, max_distance: 5_000_000 },
      bicycle: { ...noMatrix, max_distance: 500_000 },
      pedestrian: {
        ...noMatrix,
        max_distance: 250_000,
        min_transit_walking_distance: 0,
        max_transit_walking_distance: 0,
      },
      // A route is traced as a whole, with its detours.
      trace: {
        max_distance: 20_000_000,
        max_shape: 1_000_000,
        max_gps_accuracy: 100,
        max_search_radius: 100,
        max_alternates: 0,
        max_alternates_shape: 0,
      },
      isochrone: {
        max_contours: 0,
        max_time_contour: 0,
        max_distance: 0,
        max_locations: 0,
        max_distance_contour: 0,
      },
      skadi: { max_shape: 0, min_resample: 0 },
      max_exclude_locations: 50,
      max_exclude_polygons_length: 0,
      max_reachability: 100,
      max_radius: 200,
      max_alternates: 0,
      allow_hard_exclusions: true,
    },
  }
}
