/** SQLite's code for a full disk. */
const SQLITE_FULL = 13

/** The cause of a failure and its remedy, in one line for the user of the program. */
export function explain(error: unknown): string {
  const { code, message, path, address, port, syscall, errcode } =
    error as NodeJS.ErrnoException & {
      address?: string
      port?: number
      errcode?: number
    }
  if (errcode === SQLITE_FULL) return fullDisk(message)
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    const place = `${address}:${port}`
    switch (code) {
      case 'EADDRINUSE':
        return `Another program listens on ${place}: stop it, or choose another port with --port.`
      case 'EACCES':
        return `This user may not listen on ${place}: choose a port above 1023 with --port.`
      default:
        return `This machine cannot listen there (${message}): choose one of its own addresses with --host.`
    }
  }
  switch (code) {
    case 'ENOENT':
      return `There is nothing at ${path}: check how it is written.`
    case 'EISDIR':
      return `A file is needed where a folder was named (${message}).`
    case 'EEXIST':
    case 'ENOTDIR':
      return `A folder is needed where a file is (${message}).`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `This user may not read or write ${path} (${code}): change its owner, or choose another place.`
    case 'ENOSPC':
      return fullDisk(message)
    default:
      return message ?? String(error)
  }
}

function fullDisk(message: string): string {
  return `The disk is full (${message}): make room, or choose another place.`
}
