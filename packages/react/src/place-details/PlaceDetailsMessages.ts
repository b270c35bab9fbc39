export const en = {
  /** Marks sponsored content. */
  sponsored: 'Sponsored',
  /** Shows the whole of a long text. */
  more: 'More',
  less: 'Less',
  nationalPhone: 'National number',
  mobile: 'Mobile',
  fax: 'Fax',
  /** The text before the extension of a phone number. */
  extension: 'ext.',
  website: 'Website',
  /** The heading of the facts. */
  facts: 'Good to know',
  price: 'Price',
  cuisines: 'Cuisine',
  specialFeatures: 'Amenities',
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

/** The messages around the details of a place. */
export interface PlaceDetailsMessages extends Readonly<typeof en> {}
