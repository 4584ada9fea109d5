import { kioskApi } from '../../kioskApi'

export interface Bag {
  tag: string
  place: string
}

export const bagsApi = kioskApi.injectEndpoints({
  endpoints: (build) => ({
    getBag: build.query<Bag, string>({
      query: (tag) => `bags/${encodeURIComponent(tag)}.json`,
    }),
  }),
})

export const { useGetBagQuery } = bagsApi
