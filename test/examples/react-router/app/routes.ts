import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [index('home.tsx'), route('geo-proxy/*', 'geo-proxy.ts')] satisfies RouteConfig
