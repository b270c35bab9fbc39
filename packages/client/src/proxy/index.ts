export { createProxyHandler, type ProxyOptions } from './createProxyHandler.ts'
export { type NodeRequest, type NodeResponse, toNodeHandler } from './toNodeHandler.ts'
