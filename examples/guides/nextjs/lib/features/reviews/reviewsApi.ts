import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'

export interface Review {
  id: string
  stars: number
  text: string
}

export const reviewsApi = createApi({
  reducerPath: 'reviewsApi',
  baseQuery: fetchBaseQuery({ baseUrl: '/api/' }),
  endpoints: (build) => ({
    getReviews: build.query<Review[], string>({
      query: (bookId) => `books/${encodeURIComponent(bookId)}/reviews`,
    }),
  }),
})

export const { useGetReviewsQuery } = reviewsApi
