export { RouteCamera, type RouteCameraProps } from './RouteCamera.tsx'
export { RouteEnds, type RouteEndsProps } from './RouteEnds.tsx'
export { RouteLayer, type RouteLayerProps } from './RouteLayer.tsx'
export { RouteMap, type RouteMapProps } from './RouteMap.tsx'
