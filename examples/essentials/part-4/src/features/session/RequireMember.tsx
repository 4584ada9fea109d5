import { Navigate, Outlet, useLocation } from 'react-router'
import { useAppSelector } from '../../app/hooks'
import { selectMemberId } from './sessionSlice'

/** Renders its child routes for members; other visitors have to sign in. */
export function RequireMember() {
  const memberId = useAppSelector(selectMemberId)
  const { pathname } = useLocation()

  if (memberId === null) {
    return <Navigate to="/sign-in" replace state={{ from: pathname }} />
  }
  return <Outlet />
}
