// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen } from '@testing-library/dom'
import { legacy_createStore as createStore } from 'redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const html = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8')
const page = new DOMParser().parseFromString(html, 'text/html')
const script = page.querySelector('script[type="module"]')?.textContent ?? ''

// jsdom runs no modules, so the script gets its only import as an argument.
const runScript = new Function('createStore', script.replace(/^\s*import .*/, ''))

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = page.body.innerHTML
  runScript(createStore)
})

afterEach(() => {
  vi.useRealTimers()
})

const press = (name: string) => screen.getByRole('button', { name }).click()

/** What a screen reader announces, with its white space as people hear it. */
const status = () =>
  screen.getByRole('status').textContent?.replace(/\s+/g, ' ').trim()

test('shows the initial state before any action', () => {
  expect(status()).toBe('0 of 20 inside Places left: 20')
})

test('counts the guests who enter and leave', () => {
  press('One enters')
  press('One enters')
  press('One leaves')
  expect(status()).toBe('1 of 20 inside Places left: 19')
})

test('stays at zero when the venue is empty', () => {
  press('One leaves')
  expect(status()).toBe('0 of 20 inside Places left: 20')
})

test('keeps the meter in step with the count', () => {
  press('One enters')
  const meter = screen.getByLabelText<HTMLMeterElement>('Places taken')
  expect(meter.value).toBe(1)
  expect(meter.max).toBe(20)
})

test('lets a group in after two seconds, and not before', () => {
  press('Group of 6, in two seconds')
  vi.advanceTimersByTime(1999)
  expect(status()).toBe('0 of 20 inside Places left: 20')
  vi.advanceTimersByTime(1)
  expect(status()).toBe('6 of 20 inside Places left: 14')
})

test('never exceeds the capacity, even for a group', () => {
  for (let group = 1; group <= 4; group += 1) press('Group of 6, in two seconds')
  vi.advanceTimersByTime(2000)
  expect(status()).toBe('20 of 20 inside The venue is full')
})
