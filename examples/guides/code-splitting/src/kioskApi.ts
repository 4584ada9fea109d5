import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'

/** Without endpoints: each feature adds its own. */
export const kioskApi = createApi({
  reducerPath: 'kioskApi',
  baseQuery: fetchBaseQuery({
    baseUrl: new URL('api/', document.baseURI).href,
  }),
  endpoints: () => ({}),
})
