/** The messages around the details of a place. */
export interface PlaceDetailsMessages {
  /** Marks sponsored content. */
  readonly sponsored: string
  /** Shows the whole of a long text. */
  readonly more: string
  readonly less: string
  readonly phone: string
  readonly secondPhone: string
  readonly nationalPhone: string
  readonly mobile: string
  readonly fax: string
  /** A phone number of an unknown type. */
  readonly otherPhone: string
  /** The text before the extension of a phone number. */
  readonly extension: string
  readonly website: string
  /** The heading of the facts. */
  readonly facts: string
  readonly price: string
  readonly cuisines: string
  readonly specialFeatures: string
  readonly goodFor: string
  readonly reservations: string
  readonly dressCode: string
  readonly features: string
  readonly wifi: string
  readonly smoking: string
  readonly parking: string
  readonly shuttleService: string
  readonly paymentMethods: string
  readonly tips: string
}

export const en: PlaceDetailsMessages = {
  sponsored: 'Sponsored',
  more: 'More',
  less: 'Less',
  phone: 'Phone',
  secondPhone: 'Second phone',
  nationalPhone: 'National number',
  mobile: 'Mobile',
  fax: 'Fax',
  otherPhone: 'Other number',
  extension: 'ext.',
  website: 'Website',
  facts: 'Good to know',
  price: 'Price',
  cuisines: 'Cuisine',
  specialFeatures: 'Amenities and specialities',
  goodFor: 'Good for',
  reservations: 'Reservations',
  dressCode: 'Dress code',
  features: 'Features',
  wifi: 'Wi-Fi',
  smoking: 'Smoking',
  parking: 'Parking',
  shuttleService: 'Shuttle',
  paymentMethods: 'Payment',
  tips: 'Tips',
}
