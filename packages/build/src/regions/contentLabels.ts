/** A tag and its label in the service's answers. The value `*` matches anything but "no". */
export type TagLabel = readonly [key: string, value: string, label: string]

export const payments: readonly TagLabel[] = [
  ['payment:cash', '*', 'Cash'],
  ['payment:credit_cards', '*', 'Credit cards'],
  ['payment:debit_cards', '*', 'Debit cards'],
  ['payment:visa', '*', 'Visa'],
  ['payment:mastercard', '*', 'Mastercard'],
  ['payment:american_express', '*', 'American Express'],
  ['payment:diners_club', '*', 'Diners Club'],
  ['payment:maestro', '*', 'Maestro'],
  ['payment:contactless', '*', 'Contactless'],
  ['payment:apple_pay', '*', 'Apple Pay'],
  ['payment:google_pay', '*', 'Google Pay'],
  ['payment:cheque', '*', 'Cheque'],
  ['payment:bitcoin', '*', 'Bitcoin'],
]

export const features: readonly TagLabel[] = [
  ['takeaway', '*', 'Takeaway'],
  ['delivery', '*', 'Delivery'],
  ['drive_through', '*', 'Drive-through'],
  ['outdoor_seating', '*', 'Outdoor seating'],
  ['wheelchair', 'yes', 'Wheelchair accessible'],
  ['wheelchair', 'designated', 'Wheelchair accessible'],
  ['wheelchair', 'limited', 'Partly wheelchair accessible'],
  ['air_conditioning', '*', 'Air conditioning'],
  ['toilets', '*', 'Toilets'],
  ['changing_table', '*', 'Changing table'],
  ['highchair', '*', 'High chairs'],
  ['self_service', '*', 'Self-service'],
  ['atm', '*', 'ATM'],
  ['car_wash', '*', 'Car wash'],
  ['compressed_air', '*', 'Compressed air'],
  ['swimming_pool', '*', 'Swimming pool'],
  ['dispensing', 'yes', 'Prescriptions'],
  ['emergency', 'yes', 'Emergency room'],
  ['dog', 'yes', 'Dogs welcome'],
]

export const specialFeatures: readonly TagLabel[] = [
  ['diet:vegetarian', '*', 'Vegetarian food'],
  ['diet:vegan', '*', 'Vegan food'],
  ['diet:gluten_free', '*', 'Gluten-free food'],
  ['diet:halal', '*', 'Halal food'],
  ['diet:kosher', '*', 'Kosher food'],
  ['microbrewery', '*', 'Own brewery'],
  ['bar', '*', 'Bar'],
  ['live_music', '*', 'Live music'],
  ['breakfast', '*', 'Breakfast'],
  ['lunch', '*', 'Lunch'],
]

export const smoking: ReadonlyMap<string, string> = new Map([
  ['no', 'No smoking'],
  ['outside', 'Smoking outside only'],
  ['separated', 'Separate smoking area'],
  ['isolated', 'Separate smoking room'],
  ['yes', 'Smoking allowed'],
  ['dedicated', 'Smoking allowed'],
])

export const reservations: ReadonlyMap<string, string> = new Map([
  ['yes', 'Accepted'],
  ['recommended', 'Recommended'],
  ['required', 'Required'],
  ['members_only', 'Members only'],
  ['no', 'Not accepted'],
])

export const parkingKinds: ReadonlyMap<string, string> = new Map([
  ['surface', 'Open air'],
  ['underground', 'Underground'],
  ['multi-storey', 'Multi-storey'],
  ['rooftop', 'Rooftop'],
  ['street_side', 'At the roadside'],
  ['lane', 'At the roadside'],
])
