import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine, EngineSettings } from './Engine.ts'
import { programAt, start } from './programs.ts'

const version = '11.0'
const jar = `graphhopper-web-${version}.jar`
const source = `https://repo1.maven.org/maven2/com/graphhopper/graphhopper-web/${version}/${jar}`
const port = 58_988

/** The programs that GraphHopper needs and that are not installed. */
export function missingForGraphHopper(): string[] {
  return ['java'].filter((name) => !programAt(name))
}

/** The road details for its own vehicle models, and for the avoidances of the adapter. */
const details = `car_access, car_average_speed, road_access, foot_access, foot_average_speed,
  foot_priority, foot_road_access, foot_network, hike_rating, bike_access, bike_average_speed,
  bike_priority, bike_road_access, bike_network, mtb_rating, average_slope, roundabout,
  ferry_speed, country, road_class, road_environment, max_speed, toll, surface`

/** Starts GraphHopper with the first file of the extract, because it only imports one. */
export async function startGraphHopper({ folder, extract }: EngineSettings): Promise<Engine> {
  const home = join(folder, 'graphhopper')
  mkdirSync(home, { recursive: true })
  const program = join(home, jar)
  if (!existsSync(program)) {
    const response = await fetch(source)
    if (!response.ok) throw new Error(`${source} answers ${response.status}.`)
    writeFileSync(program, await response.bytes())
  }
  const profiles = ['car', 'foot', 'bike'].map(
    (name) => `{ name: ${name}, custom_model_files: [${name}.json] }`,
  )
  const config = `graphhopper:
  datareader.file: ${extract[0]}
  graph.location: ${join(home, 'graph')}
  graph.encoded_values: ${details.replace(/\s+/g, ' ')}
  import.osm.ignored_highways: ""
  profiles: [${profiles.join(', ')}]
server:
  application_connectors: [{ type: http, port: ${port}, bind_host: 127.0.0.1 }]
  admin_connectors: [{ type: http, port: ${port + 1}, bind_host: 127.0.0.1 }]
`
  const file = join(home, 'config.yml')
  writeFileSync(file, config)
  const url = `http://127.0.0.1:${port}`
  const child = await start('java', ['-Xmx1g', '-jar', program, 'server', file], {
    log: join(home, 'log.txt'),
    cwd: home,
    ready: `${url}/info`,
  })
  return { title: `GraphHopper ${version}`, url, stop: () => child.kill() }
}
