export type PhoneType = 'primary' | 'secondary' | 'national' | 'mobile' | 'fax'

/** A phone number in the parts that the service sends; their format is the service's. */
export interface Phone {
  readonly type?: PhoneType
  readonly country?: string
  readonly area?: string
  readonly number: string
  readonly extension?: string
}
