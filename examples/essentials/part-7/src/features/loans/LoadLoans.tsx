import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { useAppDispatch } from '../../app/hooks'
import { fetchLoans } from './loansSlice'

export function LoadLoans() {
  const dispatch = useAppDispatch()

  useEffect(() => {
    dispatch(fetchLoans())
  }, [dispatch])

  return <Outlet />
}
