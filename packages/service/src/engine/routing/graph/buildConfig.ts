/** The configuration of the programs that build a graph; for the rest their own defaults are good. */
export function buildConfig({ tiles, admins }: { tiles: string; admins: string }): object {
  return {
    mjolnir: {
      tile_dir: tiles,
      // From here a road has its country, and with it the side one drives on: without it, the left.
      admin: admins,
      hierarchy: true,
      shortcuts: true,
      reclassify_links: true,
      include_driving: true,
      include_bicycle: true,
      include_pedestrian: true,
      include_driveways: true,
      data_processing: {
        use_admin_db: true,
        infer_internal_intersections: true,
        infer_turn_channels: true,
        apply_country_overrides: true,
        grid_divisions_within_tile: 32,
      },
      logging: { type: 'std_out', color: false },
    },
  }
}
