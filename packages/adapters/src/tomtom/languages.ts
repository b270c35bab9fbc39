import { listedLanguage } from '../domain/listedLanguage.ts'

/** The language tags that TomTom accepts; any other is refused. */
const languages =
  'ar bg-BG cs-CZ da-DK de-DE el-GR en-US en-GB en-AU en-NZ es-ES es-419 fi-FI fr-FR fr-CA hu-HU id-ID it-IT lt-LT ms-MY nl-NL nl-BE no-NO pl-PL pt-PT pt-BR ru-RU sk-SK sl-SI sv-SE th-TH tr-TR zh-CN zh-TW'

/** The tag of TomTom's list for a language. */
export function listed(tag: string): string | undefined {
  return listedLanguage(tag, languages)
}
