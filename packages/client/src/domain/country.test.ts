import { describe, expect, test } from 'vitest'
import { toAlpha2, toAlpha3 } from './country.ts'

// An independent list: the alpha-3 codes in alphabetical order, and Kosovo's, which ISO leaves to its users.
const all =
  `ABW AFG AGO AIA ALA ALB AND ARE ARG ARM ASM ATA ATF ATG AUS AUT AZE BDI BEL BEN BES BFA BGD BGR BHR BHS BIH BLM BLR BLZ
  BMU BOL BRA BRB BRN BTN BVT BWA CAF CAN CCK CHE CHL CHN CIV CMR COD COG COK COL COM CPV CRI CUB CUW CXR CYM CYP CZE DEU DJI DMA
  DNK DOM DZA ECU EGY ERI ESH ESP EST ETH FIN FJI FLK FRA FRO FSM GAB GBR GEO GGY GHA GIB GIN GLP GMB GNB GNQ GRC GRD GRL GTM GUF
  GUM GUY HKG HMD HND HRV HTI HUN IDN IMN IND IOT IRL IRN IRQ ISL ISR ITA JAM JEY JOR JPN KAZ KEN KGZ KHM KIR KNA KOR KWT LAO LBN
  LBR LBY LCA LIE LKA LSO LTU LUX LVA MAC MAF MAR MCO MDA MDG MDV MEX MHL MKD MLI MLT MMR MNE MNG MNP MOZ MRT MSR MTQ MUS MWI MYS
  MYT NAM NCL NER NFK NGA NIC NIU NLD NOR NPL NRU NZL OMN PAK PAN PCN PER PHL PLW PNG POL PRI PRK PRT PRY PSE PYF QAT REU ROU RUS
  RWA SAU SDN SEN SGP SGS SHN SJM SLB SLE SLV SMR SOM SPM SRB SSD STP SUR SVK SVN SWE SWZ SXM SYC SYR TCA TCD TGO THA TJK TKL TKM
  TLS TON TTO TUN TUR TUV TWN TZA UGA UKR UMI URY USA UZB VAT VCT VEN VGB VIR VNM VUT WLF WSM XKX YEM ZAF ZMB ZWE`.split(
    /\s+/,
  )

describe('toAlpha2 and toAlpha3', () => {
  test('know every country, in both directions', () => {
    expect(all).toHaveLength(250)
    const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    const alpha2 = all.map((code) => {
      expect(toAlpha3(code)).toBe(code)
      const short = toAlpha2(code) ?? ''
      expect(regions.of(short)).toBeTypeOf('string')
      expect(toAlpha3(short)).toBe(code)
      expect(toAlpha2(short)).toBe(short)
      return short
    })
    expect(new Set(alpha2).size).toBe(250)
  })

  test.each([
    ['US', 'USA'],
    ['DE', 'DEU'],
    ['AT', 'AUT'],
    ['AU', 'AUS'],
    ['CH', 'CHE'],
    ['CN', 'CHN'],
    ['CD', 'COD'],
    ['CG', 'COG'],
    ['IE', 'IRL'],
    ['IL', 'ISR'],
    ['KP', 'PRK'],
    ['KR', 'KOR'],
    ['SE', 'SWE'],
    ['SV', 'SLV'],
    ['UA', 'UKR'],
    ['UY', 'URY'],
  ])('%s is %s', (alpha2, alpha3) => {
    expect(toAlpha3(alpha2)).toBe(alpha3)
    expect(toAlpha2(alpha3)).toBe(alpha2)
  })

  test('take any case and surrounding spaces', () => {
    expect(toAlpha3(' uy ')).toBe('URY')
    expect(toAlpha2('ury\n')).toBe('UY')
  })

  test.each(['', ' ', 'U', 'XX', 'UK', 'XYZ', 'USAA', 'US A', '840', 'Uruguay', 'ß', '__proto__'])(
    'returns nothing for %j',
    (code) => {
      expect(toAlpha3(code)).toBeUndefined()
      expect(toAlpha2(code)).toBeUndefined()
    },
  )
})
