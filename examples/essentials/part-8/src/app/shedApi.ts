import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import type { Tool, ToolDraft, WearKind } from '../features/tools/tool'

export const shedApi = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/shed' }),
  tagTypes: ['Tool'],
  endpoints: (build) => ({
    getTools: build.query<Tool[], void>({
      query: () => '/tools',
      providesTags: (tools = []) => [
        { type: 'Tool', id: 'LIST' },
        ...tools.map(({ id }) => ({ type: 'Tool', id }) as const),
      ],
    }),
    getTool: build.query<Tool, string>({
      query: (toolId) => `/tools/${toolId}`,
      providesTags: (_tool, _error, toolId) => [{ type: 'Tool', id: toolId }],
    }),
    addTool: build.mutation<Tool, ToolDraft & { ownerId: string }>({
      query: (body) => ({ url: '/tools', method: 'POST', body }),
      invalidatesTags: [{ type: 'Tool', id: 'LIST' }],
    }),
    editTool: build.mutation<Tool, { id: string; changes: ToolDraft }>({
      query: ({ id, changes }) => ({
        url: `/tools/${id}`,
        method: 'PATCH',
        body: changes,
      }),
      invalidatesTags: (_tool, _error, { id }) => [{ type: 'Tool', id }],
    }),
    reportWear: build.mutation<Tool, { id: string; wear: WearKind }>({
      query: ({ id, wear }) => ({
        url: `/tools/${id}/wear`,
        method: 'POST',
        body: { wear },
      }),
      invalidatesTags: (_tool, error, { id }) =>
        error ? [{ type: 'Tool', id }] : [],
      onQueryStarted: async ({ id, wear }, { dispatch, queryFulfilled }) => {
        // The tool may be in two cache entries: its own, and the list.
        const patches = [
          dispatch(
            shedApi.util.updateQueryData('getTool', id, (tool) => {
              tool.wear[wear] += 1
            }),
          ),
          dispatch(
            shedApi.util.updateQueryData('getTools', undefined, (tools) => {
              const tool = tools.find((candidate) => candidate.id === id)
              if (tool) tool.wear[wear] += 1
            }),
          ),
        ]
        try {
          await queryFulfilled
        } catch {
          for (const patch of patches) patch.undo()
        }
      },
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
