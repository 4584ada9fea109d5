import { useState } from 'react'
import { useBuyTicketsMutation } from '../../app/boxOfficeApi'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import {
  checkVoucher,
  selectBasket,
  selectSummary,
  selectVoucherStatus,
  ticketRemoved,
} from './basketSlice'

const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`

export function Basket() {
  const { lines, voucher } = useAppSelector(selectBasket)
  const summary = useAppSelector(selectSummary)
  const voucherStatus = useAppSelector(selectVoucherStatus)
  const dispatch = useAppDispatch()
  const [buyTickets, { data: receipt, isError, isLoading }] =
    useBuyTicketsMutation()
  const [code, setCode] = useState('')

  return (
    <section aria-label="Basket">
      <ul>
        {lines.map(({ showId, title, count }) => (
          <li key={showId}>
            {count} × {title}{' '}
            <button onClick={() => dispatch(ticketRemoved(showId))}>
              Remove {title}
            </button>
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          dispatch(checkVoucher(code))
        }}>
        <label>
          Voucher{' '}
          <input value={code} onChange={(event) => setCode(event.target.value)} />
        </label>
        <button>Apply</button>
        {voucherStatus === 'invalid' && <p role="alert">Voucher not applied</p>}
      </form>
      <output>Total {euros(summary.total)}</output>
      <button
        disabled={summary.count === 0 || isLoading}
        onClick={() => buyTickets({ tickets: lines, voucher: voucher?.code })}>
        Pay
      </button>
      {isError && <p role="alert">The payment couldn't be confirmed.</p>}
      {receipt && <p>Thank you! Your code is {receipt.code}.</p>}
    </section>
  )
}
