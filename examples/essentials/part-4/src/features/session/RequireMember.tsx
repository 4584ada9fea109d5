import { Navigate, Outlet, useLocation } from 'react-router'
import { useAppSelector } from '../../app/hooks'
import { selectMemberId } from './sessionSlice'

/** Shows its child routes to members; anybody else signs in first. */
export function RequireMember() {
  const memberId = useAppSelector(selectMemberId)
  const { pathname } = useLocation()

  if (memberId === null) {
    return <Navigate to="/sign-in" replace state={{ from: pathname }} />
  }
  return <Outlet />
}
