import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit'
import { shedApi } from '../../app/shedApi'
import type { Member } from './member'

const membersAdapter = createEntityAdapter<Member>({
  sortComparer: (a, b) => a.name.localeCompare(b.name),
})

const noMembers = membersAdapter.getInitialState()

export const membersApi = shedApi.injectEndpoints({
  endpoints: (build) => ({
    getMembers: build.query<EntityState<Member, string>, void>({
      query: () => '/members',
      transformResponse: (members: Member[]) =>
        membersAdapter.setAll(noMembers, members),
    }),
  }),
})

export const { useGetMembersQuery } = membersApi

/** Takes the result of the query instead of the state. */
export const { selectAll: selectMembers } = membersAdapter.getSelectors()
