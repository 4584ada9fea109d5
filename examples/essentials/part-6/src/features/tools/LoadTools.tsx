import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { ErrorBox } from '../../components/ErrorBox'
import { PageHeading } from '../../components/PageHeading'
import { Spinner } from '../../components/Spinner'
import { fetchLoans } from '../loans/loansSlice'
import { fetchTools, selectToolsError, selectToolsStatus } from './toolsSlice'

/** Loads the tools, and renders its child routes when they have loaded. */
export function LoadTools() {
  const status = useAppSelector(selectToolsStatus)
  const error = useAppSelector(selectToolsError)
  const dispatch = useAppDispatch()

  useEffect(() => {
    dispatch(fetchTools())
    dispatch(fetchLoans())
  }, [dispatch])

  if (status === 'ready') return <Outlet />
  return (
    <>
      <PageHeading>The shed</PageHeading>
      {status === 'failed' ? (
        <ErrorBox message={`${error}`} onRetry={() => dispatch(fetchTools())} />
      ) : (
        <Spinner>Loading the tools…</Spinner>
      )}
    </>
  )
}
