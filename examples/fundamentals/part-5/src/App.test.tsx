import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from './test/renderApp'

const titles = () =>
  screen
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('label')?.textContent)

const check = (name: string) => userEvent.click(screen.getByLabelText(name))

const press = (name: string) =>
  userEvent.click(screen.getByRole('button', { name }))

test('shows the songs, and the minutes that are left', async () => {
  await renderApp()
  expect(titles()).toEqual([
    'Paper Lanterns',
    'Northbound',
    'Slow Tide',
    'Last Tram Home',
  ])
  expect(screen.getByText('3:30')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('16 minutes left')
})

test('a song that was played no longer counts', async () => {
  await renderApp()
  await check('Northbound')
  expect(screen.getByLabelText('Northbound')).toBeChecked()
  expect(screen.getByRole('status')).toHaveTextContent('12 minutes left')
})

test('adds a song and resets the title', async () => {
  await renderApp()
  await userEvent.type(screen.getByLabelText('Title'), ' Copper Wire ')
  await press('Add the song')

  expect(await screen.findByLabelText('Copper Wire')).not.toBeChecked()
  expect(screen.getByLabelText('Title')).toHaveValue('')
  expect(screen.getByRole('status')).toHaveTextContent('20 minutes left')
})

test('ignores a title that contains only spaces', async () => {
  await renderApp([])
  await userEvent.type(screen.getByLabelText('Title'), '   ')
  await press('Add the song')
  expect(await screen.findByText('No songs to show.')).toBeVisible()
})

test('picks a mood, and filters by moods', async () => {
  await renderApp()
  await userEvent.selectOptions(screen.getByLabelText('Mood of Slow Tide'), 'warm')
  await check('warm')
  expect(titles()).toEqual(['Slow Tide'])
  await check('loud')
  expect(titles()).toEqual(['Northbound', 'Slow Tide', 'Last Tram Home'])
})

test('filters by what was played', async () => {
  await renderApp()
  await check('Slow Tide')
  await check('played')
  expect(titles()).toEqual(['Slow Tide'])
  await check('queued')
  expect(titles()).toHaveLength(3)
})

test('removes one song, or all that were played', async () => {
  await renderApp()
  await press('Remove Northbound')
  expect(titles()).toHaveLength(3)
  await press('Mark all as played')
  expect(screen.getByRole('status')).toHaveTextContent('0 minutes left')
  await press('Clear played songs')
  expect(titles()).toEqual([])
})
