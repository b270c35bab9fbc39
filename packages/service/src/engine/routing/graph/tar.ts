/** Everything in a tar file begins at a multiple of this. */
export const BLOCK = 512

/** The header of a plain file in the POSIX format. It has no time: the same content gives the same bytes. */
export function tarHeader(name: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0, 100, 'utf8')
  header.write('0000644\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${octal(size, 11)}\0`, 124)
  header.write(`${octal(0, 11)}\0`, 136)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  // The sum is taken with spaces in its own place.
  header.write('        ', 148)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, 6)}\0 `, 148)
  return header
}

/** The padding of the last block of a file of some size. */
export function padding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)
}

export function endOfTar(): Buffer {
  return Buffer.alloc(2 * BLOCK)
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0')
}
