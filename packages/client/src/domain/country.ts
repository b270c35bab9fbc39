/** The ISO 3166-1 alpha-3 code (`USA`) of an alpha-2 or alpha-3 code in any case; `undefined` when no country has that code. */
export function toAlpha3(code: string): string | undefined {
  const alpha2 = toAlpha2(code)
  return alpha2 && table().get(alpha2)
}

/** The ISO 3166-1 alpha-2 code (`US`) of an alpha-2 or alpha-3 code in any case; `undefined` when no country has that code. */
export function toAlpha2(code: string): string | undefined {
  const letters = code.trim()
  if (!shape.test(letters)) return undefined
  const key = letters.toUpperCase()
  return key.length === 3 ? table().get(key) : table().has(key) ? key : undefined
}

// Checked before changing the case: ß in uppercase is SS, which is South Sudan.
const shape = /^[a-z]{2,3}$/i

let read: Map<string, string> | undefined

/** Maps alpha-2 to alpha-3 and back; the lengths distinguish them. */
function table(): ReadonlyMap<string, string> {
  read ??= readTable()
  return read
}

function readTable(): Map<string, string> {
  const codes = new Map<string, string>()
  const add = (alpha2: string, alpha3: string): void => {
    codes.set(alpha2, alpha3).set(alpha3, alpha2)
  }
  for (const [code] of firstTwo.matchAll(/.../g)) add(code.slice(0, 2), code)
  for (const [code] of firstAndLast.matchAll(/.../g)) add(code.charAt(0) + code.charAt(2), code)
  for (const [pair] of irregular.matchAll(/.{5}/g)) add(pair.slice(0, 2), pair.slice(2))
  return codes
}

// Packed for size: most alpha-2 codes can be read off the alpha-3 code. Sorted, all 249 of them, and Kosovo's XKX, which ISO leaves to its users.

/** Alpha-3 codes whose first two letters are the alpha-2 code. */
const firstTwo =
  'AFGAIAALBARGASMAUSAZEBELBFABGRBHRBLMBMUBOLBRABTNBVTBWACANCCKCHECIVCMRCOLCRICUBCXRCYPCZEDEUDJIDMADOMDZAECUEGYERIESPETHFINFJIFRAGABGBRGEOGGYGHAGIBGMBGRCGTMGUMHKGHMDHNDHRVHTIHUNIDNIMNINDIOTIRNISLITAJEYJORJPNKENKGZKHMKIRKNAKWTLAOLBNLCALIELKALSOLTULUXLVAMARMCOMDAMHLMKDMLIMMRMNGMRTMSRMUSMWIMYSNAMNCLNERNFKNGANICNLDNORNPLNRUNZLOMNPANPERPHLPRIPSEQATREUROURUSRWASAUSDNSGPSHNSJMSLESMRSOMSSDSTPSXMSYRTCATGOTHATJKTKLTLSTONTTOTWNTZAUGAUMIUSAUZBVATVCTVENVGBVIRVNMVUTWSMXKXYEMZAFZMBZWE'

/** Alpha-3 codes whose first and last letters are the alpha-2 code. */
const firstAndLast =
  'ABWAGOANDAREARMATGAUTBDIBGDBHSBLZBRBBRNCAFCHLCHNCODCOGCOKCPVCUWDNKESHFLKFROFSMGINGLPGNQGRDGRLGUFGUYIRQJAMKAZKORLBRLBYMAFMDGMDVMEXMLTMNEMNPMOZMTQNIUPAKPCNPLWPNGPOLPRTPRYPYFSENSLBSLVSURSVKSWESWZSYCTCDTKMTUNTURTUVURYWLF'

/** The rest, alpha-2 before alpha-3. */
const irregular =
  'AQATAAXALABABIHBJBENBQBESBYBLREEESTGSSGSGWGNBIEIRLILISRKMCOMKPPRKKYCYMMOMACPMSPMRSSRBSISVNTFATFUAUKRYTMYT'
