import { defineSource, PlaceSearch, service } from '@signpost/react'
import { useState } from 'react'
import { findOffices, type Office } from './offices.ts'

export function OfficeSearch() {
  const [office, setOffice] = useState<Office>()
  const offices = defineSource({
    id: 'offices',
    label: 'Our offices',
    get: (query, { signal }) => findOffices(query, signal),
    renderRow: ({ label, phone }) => `${label}, ${phone}`,
    onSelect: (chosen) => setOffice(chosen),
  })
  return (
    <>
      <PlaceSearch sources={[offices, service({ label: 'Places' })]} />
      {office && <p>Call {office.phone}</p>}
    </>
  )
}
