import partnerReview from '@signpost/react/partner-review.css?inline'
import searchResults from '@signpost/react/search-results.css?inline'

export { SearchResults } from '@signpost/react/search-results'

export const styles: readonly string[] = [partnerReview, searchResults]
