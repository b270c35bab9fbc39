import type { Preview } from '@storybook/react-vite'
import { providers } from './providers/index.ts'
import { asTheStory, scenarios } from './scenarios.ts'

type GlobalTypes = NonNullable<Preview['globalTypes']>
type Icon = NonNullable<NonNullable<GlobalTypes[string]['toolbar']>['icon']>

interface Choice {
  readonly value: string
  readonly title: string
}

/** A menu of the toolbar. */
function menu(description: string, icon: Icon, items: readonly Choice[]): GlobalTypes[string] {
  return { description, toolbar: { icon, dynamicTitle: false, items: [...items] } }
}

/** A menu of the toolbar that also shows the chosen item. */
function openMenu(...[description, icon, items]: Parameters<typeof menu>): GlobalTypes[string] {
  return { description, toolbar: { icon, dynamicTitle: true, items: [...items] } }
}

/** The settings of the toolbar, for all stories and pages. */
export const globalTypes: GlobalTypes = {
  language: openMenu('Language', 'globe', [
    { value: 'en', title: 'English' },
    { value: 'fr', title: 'Français' },
    { value: 'es', title: 'Español' },
    { value: 'de', title: 'Deutsch' },
    { value: 'it', title: 'Italiano' },
    { value: 'ar', title: 'العربية' },
    { value: 'pt', title: 'Português' },
    { value: 'nl', title: 'Nederlands' },
    { value: 'pl', title: 'Polski' },
    { value: 'uk', title: 'Українська' },
    { value: 'ru', title: 'Русский' },
    { value: 'tr', title: 'Türkçe' },
    { value: 'he', title: 'עברית' },
    { value: 'ja', title: '日本語' },
    { value: 'zh', title: '简体中文' },
    { value: 'ko', title: '한국어' },
  ]),
  direction: menu('Direction', 'transfer', [
    { value: 'auto', title: 'As the language' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  colorScheme: menu('Colours', 'contrast', [
    { value: 'system', title: 'As the system' },
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  theme: menu('Theme', 'paintbrush', [
    { value: 'signpost', title: 'Signpost' },
    { value: 'paper', title: 'Paper' },
    { value: 'contrast', title: 'High contrast' },
  ]),
  density: menu('Density', 'component', [
    { value: 'comfortable', title: 'Comfortable' },
    { value: 'compact', title: 'Compact' },
  ]),
  units: menu('Units', 'ruler', [
    { value: 'auto', title: 'As the language' },
    { value: 'metric', title: 'Kilometers' },
    { value: 'imperial', title: 'Miles and feet' },
    { value: 'imperial-uk', title: 'Miles and yards' },
  ]),
  width: menu('Width', 'grow', [
    { value: 'full', title: 'Full width' },
    { value: '320', title: '320 px' },
    { value: '390', title: '390 px' },
    { value: '768', title: '768 px' },
    { value: '1024', title: '1024 px' },
  ]),
  scenario: openMenu('Network', 'lightning', [
    { value: asTheStory, title: 'Network' },
    ...Object.keys(scenarios).map((name) => ({ value: name, title: name })),
  ]),
  source: openMenu('Data', 'database', [
    { value: 'fixtures', title: 'Fixtures' },
    { value: 'live', title: 'Live service' },
  ]),
  provider: openMenu('Provider', 'globe', [
    { value: 'service', title: 'Service' },
    ...Object.entries(providers).map(([value, { title }]) => ({ value, title })),
  ]),
}

/** The initial settings. */
export const initialGlobals = {
  language: 'en',
  direction: 'auto',
  colorScheme: 'system',
  theme: 'signpost',
  density: 'comfortable',
  units: 'auto',
  width: 'full',
  scenario: asTheStory,
  source: 'fixtures',
  provider: 'service',
}
