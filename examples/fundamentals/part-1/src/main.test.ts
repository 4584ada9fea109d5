// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const html = readFileSync(join(__dirname, '../index.html'), 'utf8')
const page = new DOMParser().parseFromString(html, 'text/html')

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  document.body.innerHTML = page.body.innerHTML
  await import('./main')
})

afterEach(() => vi.useRealTimers())

const press = (name: string) => screen.getByRole('button', { name }).click()

/** The announced text, with its white space as a reader hears it. */
const status = () =>
  screen.getByRole('status').textContent?.replace(/\s+/g, ' ').trim()

test('shows the first state before any action', () => {
  expect(status()).toBe('0 of 20 inside 20 places are free')
})

test('runs the loop: a click, an action, the next state, the page', () => {
  press('One enters')
  press('One enters')
  press('One leaves')
  expect(status()).toBe('1 of 20 inside 19 places are free')
})

test('keeps the meter at the count', () => {
  press('One enters')
  const meter = screen.getByLabelText<HTMLMeterElement>('Places taken')
  expect(meter.value).toBe(1)
  expect(meter.max).toBe(20)
})

test('lets the group in after two seconds, and not before', () => {
  press('Group of 6, in two seconds')
  vi.advanceTimersByTime(1999)
  expect(status()).toBe('0 of 20 inside 20 places are free')
  vi.advanceTimersByTime(1)
  expect(status()).toBe('6 of 20 inside 14 places are free')
})

test('says when the house is full', () => {
  for (let group = 1; group <= 4; group += 1) press('Group of 6, in two seconds')
  vi.advanceTimersByTime(2000)
  expect(status()).toBe('20 of 20 inside The house is full')
})
