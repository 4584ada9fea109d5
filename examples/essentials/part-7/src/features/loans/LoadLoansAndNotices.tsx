import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { useAppDispatch } from '../../app/hooks'
import { fetchNotices } from '../notices/noticesSlice'
import { fetchLoans } from './loansSlice'

export function LoadLoansAndNotices() {
  const dispatch = useAppDispatch()

  useEffect(() => {
    dispatch(fetchLoans())
    dispatch(fetchNotices())
  }, [dispatch])

  return <Outlet />
}
