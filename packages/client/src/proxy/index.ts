export { createProxyHandler, type ProxyOptions } from './createProxyHandler.ts'
