import { unstable_cache } from 'next/cache'
import { getBooks } from './database'

/** Every page and request shares the result until its tag is invalidated. */
export const getCachedBooks = unstable_cache(getBooks, ['books'], {
  tags: ['books'],
})
