import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import type { GuestRequest } from '../fakeServer'

export const hotelApi = createApi({
  reducerPath: 'hotelApi',
  baseQuery: fetchBaseQuery({ baseUrl: new URL('/api', location.origin).href }),
  tagTypes: ['Request'],
  endpoints: (build) => ({
    getRequests: build.query<GuestRequest[], void>({
      query: () => 'requests',
      providesTags: ['Request'],
    }),
    fulfillRequest: build.mutation<GuestRequest[], string>({
      query: (id) => ({ url: `requests/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Request'],
    }),
  }),
})

export const { useGetRequestsQuery, useFulfillRequestMutation } = hotelApi
