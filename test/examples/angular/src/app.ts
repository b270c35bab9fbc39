import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'
import '@signpost/elements/preact'
import type { SignpostPlaceElement, SignpostSearchEvents } from '@signpost/elements'

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <signpost-config base-url="/" api-key="demo" near="-34.9055,-56.1913" />
    <signpost-search
      label="Where to?"
      [limit]="5"
      (signpost-select)="choose($event)"
    />
    @if (chosen(); as place) {
      <p>To {{ place.line1 }}</p>
      <signpost-place [suggestion]="place" [userPosition]="user" directions />
    }
  `,
})
export class App {
  protected readonly user = { latitude: -34.9074, longitude: -56.2003 }
  protected readonly chosen = signal<SignpostPlaceElement['suggestion']>(undefined)

  protected choose({ detail }: SignpostSearchEvents['signpost-select']): void {
    this.chosen.set(detail.suggestion)
  }
}
