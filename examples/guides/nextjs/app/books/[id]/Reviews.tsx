'use client'

import { useGetReviewsQuery } from '../../../lib/features/reviews/reviewsApi'

export function Reviews({ bookId }: { bookId: string }) {
  const { data: reviews, isError } = useGetReviewsQuery(bookId)
  if (isError) return <p>The reviews could not be loaded.</p>
  if (!reviews) return <p>Loading reviews…</p>
  return (
    <ul aria-label="Reviews">
      {reviews.map(({ id, stars, text }) => (
        <li key={id}>{`${stars} of 5: ${text}`}</li>
      ))}
    </ul>
  )
}
