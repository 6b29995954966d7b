import { partLoader } from '../parts/part-loader'

export const loadSearchPart = partLoader(
  'search-part',
  () => import('search-part'),
  ({ drawSearch }) => drawSearch,
)
