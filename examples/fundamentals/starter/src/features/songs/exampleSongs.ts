import type { Song } from './song'

/** A set list to try the app with, and for its tests. */
export const exampleSongs: Song[] = [
  {
    id: 'lanterns',
    title: 'Paper Lanterns',
    seconds: 210,
    mood: 'calm',
    played: false,
  },
  { id: 'north', title: 'Northbound', seconds: 240, mood: 'loud', played: false },
  { id: 'tide', title: 'Slow Tide', seconds: 300, mood: null, played: false },
  {
    id: 'tram',
    title: 'Last Tram Home',
    seconds: 180,
    mood: 'loud',
    played: false,
  },
]
