import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import type { Tool, ToolDraft, WearKind } from '../features/tools/tool'

export const shedApi = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/shed' }),
  tagTypes: ['Tool'],
  endpoints: (build) => ({
    getTools: build.query<Tool[], void>({
      query: () => '/tools',
      providesTags: ['Tool'],
    }),
    getTool: build.query<Tool, string>({
      query: (toolId) => `/tools/${toolId}`,
      providesTags: ['Tool'],
    }),
    addTool: build.mutation<Tool, ToolDraft & { ownerId: string }>({
      query: (body) => ({ url: '/tools', method: 'POST', body }),
      invalidatesTags: ['Tool'],
    }),
    editTool: build.mutation<Tool, { id: string; changes: ToolDraft }>({
      query: ({ id, changes }) => ({
        url: `/tools/${id}`,
        method: 'PATCH',
        body: changes,
      }),
      invalidatesTags: ['Tool'],
    }),
    reportWear: build.mutation<Tool, { id: string; wear: WearKind }>({
      query: ({ id, wear }) => ({
        url: `/tools/${id}/wear`,
        method: 'POST',
        body: { wear },
      }),
      invalidatesTags: ['Tool'],
    }),
  }),
})

export const {
  useGetToolsQuery,
  useGetToolQuery,
  useAddToolMutation,
  useEditToolMutation,
  useReportWearMutation,
} = shedApi
