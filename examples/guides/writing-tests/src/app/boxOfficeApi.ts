import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'

export interface Show {
  id: string
  title: string
  price: number
  seatsLeft: number
}

export interface Order {
  tickets: { showId: string; count: number }[]
  voucher?: string
}

export const apiUrl = new URL('/api', location.origin).href

export const boxOfficeApi = createApi({
  reducerPath: 'boxOffice',
  baseQuery: fetchBaseQuery({ baseUrl: apiUrl }),
  tagTypes: ['Show'],
  endpoints: (build) => ({
    getShows: build.query<Show[], void>({
      query: () => 'shows',
      providesTags: ['Show'],
    }),
    buyTickets: build.mutation<{ code: string }, Order>({
      query: (order) => ({ url: 'orders', method: 'POST', body: order }),
      invalidatesTags: ['Show'],
    }),
  }),
})

export const { useGetShowsQuery, useBuyTicketsMutation } = boxOfficeApi
