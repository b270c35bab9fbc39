import type { UnitSystem } from '@signpost/client'
import type { Decorator } from '@storybook/react-vite'
import { directionOf, Frame } from './Frame.tsx'
import { LiveNotice } from './LiveNotice.tsx'
import { ProviderNotice } from './ProviderNotice.tsx'
import { providers } from './providers/index.ts'
import { Service } from './Service.tsx'
import { scenariosNamed } from './scenarios.ts'

/** The center of Montevideo, the city of the stories' fixtures. */
const montevideo = { latitude: -34.9055, longitude: -56.1851 }

const systems: readonly UnitSystem[] = ['metric', 'imperial', 'imperial-uk']

/** Shows every story in the frame and with the service that the toolbar sets. A story's `parameters` can set `scenarios`, `units` and `near` (null for none); the toolbar overrides the first two. */
export const inCatalog: Decorator = (Story, { id, globals, parameters }) => {
  const { language, scenario, source, provider } = globals
  const isLive = source === 'live'
  const [units] = [globals.units, parameters.units].flatMap((chosen) =>
    systems.filter((system) => system === chosen),
  )
  return (
    <Frame
      language={language}
      direction={directionOf(language, globals.direction)}
      colorScheme={globals.colorScheme}
      theme={globals.theme}
      density={globals.density}
      width={globals.width}
      isPadded={parameters.layout !== 'fullscreen'}
    >
      {isLive && <LiveNotice />}
      <Service
        // Another service needs another client and another cache.
        key={`${id} ${source} ${scenario} ${provider}`}
        story={id}
        isLive={isLive}
        provider={providers[provider]}
        scenarios={scenariosNamed(scenario) ?? parameters.scenarios ?? []}
        language={language}
        units={units}
        near={parameters.near === null ? undefined : (parameters.near ?? montevideo)}
      >
        {providers[provider] && <ProviderNotice {...providers[provider]} />}
        <Story />
      </Service>
    </Frame>
  )
}
