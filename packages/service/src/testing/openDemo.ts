import { join } from 'node:path'
import type { AppEnv } from '@signpost/server'
import type { Hono } from 'hono'
import { pino } from 'pino'
import { sampleFolder } from '../../../build/src/sample/sampleFolder.ts'
import type { AppOptions } from '../app.ts'
import { openData } from '../data/openData.ts'
import { closeServices, openServices } from '../openServices.ts'
import { createTestApp } from './createTestApp.ts'
import { demoData } from './demoData.ts'

/** The app over the data of the demo. */
export interface OpenDemo {
  app: Hono<AppEnv>
  close(): Promise<void>
}

/** Opens the demo's data, which are built if they are missing, with the app. */
export async function openDemo(options: Partial<AppOptions> = {}): Promise<OpenDemo> {
  const data = await demoData()
  const opened = await openData(data)
  if (opened.status === 'unusable') throw new Error(opened.reason)
  const services = await openServices({
    data: { folder: data, manifest: opened.manifest },
    overlay: join(sampleFolder, 'sample-overlay.json'),
    search: { workers: 1, cache: 0 },
    logger: pino({ level: 'silent' }),
  })
  return { app: createTestApp(services, options), close: () => closeServices(services) }
}
