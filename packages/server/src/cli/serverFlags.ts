import { integer, oneOf } from '@signpost/client/protocol'
import { basePath, type Flag, onOff, text } from './Flag.ts'

const port = integer(0, 65_535)
const seconds = integer(1, 3600)

export const host: Flag<string> = {
  name: 'host',
  placeholder: 'ADDRESS',
  reader: text,
  fallback: '127.0.0.1',
  text: 'Address to listen on; `0.0.0.0` or `::` means all addresses of the machine.',
}

export const listenPort: Flag<number> = {
  name: 'port',
  placeholder: 'PORT',
  reader: port,
  fallback: '8080',
  text: 'Port to listen on; `0` takes a free port.',
}

export const pathPrefix: Flag<string> = {
  name: 'base-path',
  placeholder: 'PATH',
  reader: basePath,
  text: 'Path prefix of the service, such as `/places`.',
}

export const trustProxy: Flag<boolean> = {
  name: 'trust-proxy',
  reader: onOff,
  text: 'Trust `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Forwarded-Host`. Use it only behind a proxy that sets them itself.',
}

export const keysFile: Flag<string> = {
  name: 'keys',
  env: 'SIGNPOST_KEYS_FILE',
  placeholder: 'FILE',
  reader: text,
  text: 'File of API keys, read again on SIGHUP. The variable `SIGNPOST_KEYS` may hold the same JSON instead.',
}

export const metricsPort: Flag<number> = {
  name: 'metrics-port',
  placeholder: 'PORT',
  reader: port,
  text: 'Port for `/metrics`. Choose a port that clients cannot reach, because the metrics name the keys. The same port as `--port` serves them with everything else. Default: none.',
}

export const logLevel: Flag<string> = {
  name: 'log-level',
  placeholder: 'LEVEL',
  reader: oneOf(['silent', 'error', 'warn', 'info', 'debug']),
  text: 'The log level: `silent`, `error`, `warn`, `info` or `debug`. Default: `warn` in a terminal, where a line for each request would hide the URL and the key; else `info`.',
}

export const cache: Flag<number> = {
  name: 'cache',
  placeholder: 'COUNT',
  reader: integer(0, 1_000_000),
  fallback: '1000',
  text: 'Number of answers to recent texts in the cache; `0` turns the cache off.',
}

export const logQueries: Flag<boolean> = {
  name: 'log-queries',
  reader: onOff,
  text: 'Log the texts and coordinates of searches. Without it, no log line has them.',
}

export const connections: Flag<number> = {
  name: 'connections',
  placeholder: 'COUNT',
  reader: integer(1, 1_000_000),
  fallback: '5000',
  text: 'Maximum number of open connections. A further connection replaces one that was refused, is idle, or does not read its answer.',
}

export const headTimeout: Flag<number> = {
  name: 'head-timeout',
  placeholder: 'SECONDS',
  reader: seconds,
  fallback: '10',
  text: 'Time within which a request must arrive.',
}

export const answerTimeout: Flag<number> = {
  name: 'answer-timeout',
  placeholder: 'SECONDS',
  reader: seconds,
  fallback: '60',
  text: 'Time within which a client must read an answer.',
}

export const idleTimeout: Flag<number> = {
  name: 'idle-timeout',
  placeholder: 'SECONDS',
  reader: seconds,
  fallback: '65',
  text: 'Time after which an idle connection is closed.',
}

export const drain: Flag<number> = {
  name: 'drain',
  placeholder: 'SECONDS',
  reader: integer(0, 3600),
  fallback: '1',
  text: 'Time after SIGTERM during which requests are still accepted while `/readyz` reports that the server is not ready.',
}

/** The settings of every server, in the order of the documentation. */
export const all: readonly Flag<unknown>[] = [
  host,
  listenPort,
  pathPrefix,
  trustProxy,
  keysFile,
  cache,
  metricsPort,
  logLevel,
  logQueries,
  connections,
  headTimeout,
  answerTimeout,
  idleTimeout,
  drain,
]
