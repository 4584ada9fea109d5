import type { Tide, TideTable } from './tidesSlice'

interface Harbor {
  name: string
  tides: Tide[]
  notes: { text: string; email: string }[]
}

// Takes the place of a database. It's a Map, because an object would also find
// a harbor named "constructor".
const harbors = new Map<string, Harbor>([
  [
    'skerry-bay',
    {
      name: 'Skerry Bay',
      tides: [
        { time: '04:12', height: 4.1 },
        { time: '10:25', height: 0.9 },
      ],
      notes: [
        { text: 'The slip is dry at low water.', email: 'ana@example.org' },
      ],
    },
  ],
  [
    'north-quay',
    {
      name: 'North Quay',
      tides: [
        { time: '05:03', height: 3.2 },
        { time: '11:18', height: 1.4 },
      ],
      notes: [
        {
          text: 'Moor here</script><script>window.isAttacked = true</script><!--<script>',
          email: 'mallory@example.org',
        },
      ],
    },
  ],
])

/** What any visitor may see of a harbor: not the email addresses. */
export async function loadTideTable(
  harborId: string,
): Promise<TideTable | undefined> {
  const harbor = harbors.get(harborId)
  return (
    harbor && {
      harborName: harbor.name,
      tides: harbor.tides,
      notes: harbor.notes.map(({ text }) => text),
    }
  )
}
