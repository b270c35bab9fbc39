import { type ResourceLimits, Worker } from 'node:worker_threads'

/** Starts a thread with the file of this name in the folder of the caller: `startThread('storeWorker', import.meta.url, { path })`. */
export function startThread(
  name: string,
  beside: string,
  workerData: unknown,
  resourceLimits: ResourceLimits = {},
): Worker {
  const isSource = import.meta.url.endsWith('.ts')
  return new Worker(new URL(`./${name}.${isSource ? 'ts' : 'js'}`, beside), {
    workerData,
    resourceLimits,
    // The sources of a package import those of other packages under this condition.
    ...(isSource && { execArgv: ['--conditions=@signpost/source'] }),
  })
}
