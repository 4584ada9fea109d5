import { shedApi } from '../../app/shedApi'
import { openNoticeChannel } from '../../server/noticeChannel'
import type { Notice } from './notice'

const latestFirst = (a: Notice, b: Notice) => b.sentAt.localeCompare(a.sentAt)

export const noticesApi = shedApi.injectEndpoints({
  endpoints: (build) => ({
    getNotices: build.query<Notice[], void>({
      query: () => '/notices',
      transformResponse: (notices: Notice[]) => notices.toSorted(latestFirst),
      onCacheEntryAdded: async (
        _arg,
        { cacheDataLoaded, cacheEntryRemoved, updateCachedData },
      ) => {
        // Rejects if the entry is removed before any data has arrived.
        const loaded = cacheDataLoaded.catch(() => null)

        const channel = openNoticeChannel(async (notice) => {
          if (!(await loaded)) return
          updateCachedData((notices) => {
            if (!notices.some(({ id }) => id === notice.id)) notices.unshift(notice)
          })
        })
        await cacheEntryRemoved
        channel.close()
      },
    }),
  }),
})

export const { useGetNoticesQuery } = noticesApi
