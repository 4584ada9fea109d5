import { describe, expect, test } from 'vitest'
import { setupStore } from '../../app/store'
import { hamlet } from '../../test/handlers'
import {
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
