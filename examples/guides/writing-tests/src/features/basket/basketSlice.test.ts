import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { setupStore } from '../../app/store'
import { boxOfficeApi } from '../../app/boxOfficeApi'
import { hamlet, medea } from '../../test/handlers'
import { server } from '../../test/server'
import {
  basketExpired,
  basketSlice,
  checkVoucher,
  MAX_TICKETS,
  selectSummary,
  selectVoucherStatus,
  ticketAdded,
  type BasketState,
} from './basketSlice'

function basketWith(count: number): BasketState {
  const { id, title, price } = hamlet
  const lines = [{ showId: id, title, price, count }]
  return { lines, voucher: null, voucherStatus: 'idle' }
}

describe('reducer', () => {
  test('a second ticket for the same show raises its count', () => {
    const next = basketSlice.reducer(basketWith(1), ticketAdded(hamlet))
    expect(next).toEqual(basketWith(2))
  })

  test('a full basket takes no more tickets', () => {
    const full = basketWith(MAX_TICKETS)
    expect(basketSlice.reducer(full, ticketAdded(hamlet))).toBe(full)
  })
})

describe('selectSummary', () => {
  test('subtracts the voucher and rounds to a cent', () => {
    const voucher = { code: 'THIRD', percent: 33 }
    const basket: BasketState = { ...basketWith(1), voucher }
    expect(selectSummary({ basket })).toEqual({
      count: 1,
      saved: 792,
      total: 1608,
    })
  })

  test('is computed once for the same lines and voucher', () => {
    const { unwrapped } = selectSummary
    unwrapped.resetRecomputations()
    const basket = basketWith(2)
    const checking: BasketState = { ...basket, voucherStatus: 'checking' }

    expect(unwrapped(checking)).toBe(unwrapped(basket))
    expect(unwrapped.recomputations()).toBe(1)
  })
})

describe('overlapping requests', () => {
  /** Collects the voucher requests, and lets the test answer them in any order. */
  function holdVouchers() {
    const answers: Record<string, (response: Response) => void> = {}
    server.use(
      http.get(
        '*/api/vouchers/:code',
        ({ params }) =>
          new Promise<Response>((resolve) => {
            answers[String(params.code)] = resolve
          }),
      ),
    )
    const valid = (code: string) =>
      answers[code]?.(HttpResponse.json({ code, percent: 25 }))
    const unknown = (code: string) =>
      answers[code]?.(new HttpResponse(null, { status: 404 }))
    return { answers, valid, unknown }
  }

  test.each([true, false])('the last voucher counts', async (isLate) => {
    const { answers, valid, unknown } = holdVouchers()
    const store = setupStore()
    const checks = ['SPRING', 'WINTER'].map((code) =>
      store.dispatch(checkVoucher(code)),
    )
    await vi.waitFor(() => expect(Object.keys(answers)).toHaveLength(2))
    if (isLate) unknown('WINTER')
    if (isLate) await checks[1]
    valid('SPRING')
    await checks[0]
    if (!isLate) unknown('WINTER')
    await checks[1]
    expect(store.getState().basket).toMatchObject({
      voucher: null,
      voucherStatus: 'invalid',
    })
  })

  test('an expired basket ignores a late voucher', async () => {
    const { answers, valid } = holdVouchers()
    const store = setupStore()
    const check = store.dispatch(checkVoucher('SPRING'))
    await vi.waitFor(() => expect(answers).toHaveProperty('SPRING'))
    store.dispatch(basketExpired())
    valid('SPRING')
    await check
    expect(store.getState().basket.voucher).toBe(null)
  })

  test('a ticket added during the payment stays', async () => {
    const store = setupStore({ basket: basketWith(2) })
    const tickets = [{ showId: 'hamlet', count: 2 }]
    const { buyTickets } = boxOfficeApi.endpoints
    const payment = store.dispatch(buyTickets.initiate({ tickets }))
    store.dispatch(ticketAdded(hamlet))
    store.dispatch(ticketAdded(medea))
    await payment
    const { lines } = store.getState().basket
    expect(lines.map(({ showId, count }) => [showId, count])).toEqual([
      ['hamlet', 1],
      ['medea', 1],
    ])
  })
})

describe('checkVoucher', () => {
  test('stores a valid voucher', async () => {
    const store = setupStore({ basket: basketWith(1) })
    await store.dispatch(checkVoucher('SPRING')).unwrap()
    expect(selectSummary(store.getState()).total).toBe(1800)
  })

  test('reports an unknown voucher', async () => {
    const store = setupStore()
    const result = await store.dispatch(checkVoucher('WINTER'))
    expect(checkVoucher.rejected.match(result)).toBe(true)
    expect(selectVoucherStatus(store.getState())).toBe('invalid')
  })
})
