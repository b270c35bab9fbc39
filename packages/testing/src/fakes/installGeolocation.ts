import type { FakeGeolocation } from './createFakeGeolocation.ts'

/** Replaces `navigator.geolocation` and its permission with a fake. The returned function restores them. */
export function installGeolocation(
  geolocation: FakeGeolocation,
  target: Navigator = navigator,
): () => void {
  const { permissions } = target
  const fakePermissions = {
    query: async (descriptor: PermissionDescriptor): Promise<PermissionStatus> =>
      descriptor.name === 'geolocation'
        ? geolocation.permissionStatus
        : permissions.query(descriptor),
  }
  const restore = [
    replace(target, 'geolocation', geolocation),
    replace(target, 'permissions', fakePermissions),
  ]
  return () => {
    for (const putBack of restore) putBack()
  }
}

function replace(target: Navigator, name: string, value: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { value, configurable: true })
  return () => {
    if (own) Object.defineProperty(target, name, own)
    else Reflect.deleteProperty(target, name)
  }
}
