/** The tags of an OpenStreetMap object. */
export type Tags = Readonly<Record<string, string>>

export interface OsmNode {
  type: 'node'
  id: number
  lat: number
  lon: number
  tags?: Tags
}

export interface OsmWay {
  type: 'way'
  id: number
  /** Ids of its nodes, in order; the first and the last are the same when it is closed. */
  refs: number[]
  tags?: Tags
}

export interface OsmRelation {
  type: 'relation'
  id: number
  members: OsmMember[]
  tags?: Tags
}

export interface OsmMember {
  type: 'node' | 'way' | 'relation'
  ref: number
  role: string
}

export type OsmElement = OsmNode | OsmWay | OsmRelation
