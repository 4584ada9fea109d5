import { skipToken } from '@reduxjs/toolkit/query/react'
import { useAppSelector } from '../../app/hooks'
import { selectMemberId } from '../session/sessionSlice'
import { useGetNoticesQuery } from './noticesApi'
import { selectReadUntil } from './noticesSlice'
import { UnreadCount } from './UnreadCount'

export function UnreadBadge() {
  const memberId = useAppSelector(selectMemberId)
  const readUntil = useAppSelector(selectReadUntil)
  const { count } = useGetNoticesQuery(memberId === null ? skipToken : undefined, {
    selectFromResult: ({ currentData = [] }) => ({
      count: currentData.filter(({ sentAt }) => sentAt > readUntil).length,
    }),
  })

  return <UnreadCount count={count} />
}
