import { skipToken } from '@reduxjs/toolkit/query/react'
import { useAppSelector } from '../../app/hooks'
import { selectMemberId } from '../session/sessionSlice'
import { useGetNoticesQuery } from './noticesApi'
import { selectReadUntil } from './noticesSlice'

export function UnreadBadge() {
  const memberId = useAppSelector(selectMemberId)
  const readUntil = useAppSelector(selectReadUntil)
  const { count } = useGetNoticesQuery(memberId === null ? skipToken : undefined, {
    selectFromResult: ({ currentData = [] }) => ({
      count: currentData.filter(({ sentAt }) => sentAt > readUntil).length,
    }),
  })

  if (count === 0) return null
  return (
    <span className="badge badge-good">
      {count} <span className="visually-hidden">unread</span>
    </span>
  )
}
