import { useGetBagQuery } from './bagsApi'

const TAG = 'KX401'

export default function BagPage() {
  const { data: bag, isError } = useGetBagQuery(TAG)
  if (isError) return <p>Please ask at the desk for your bag.</p>
  return <p>{bag ? `Bag ${bag.tag}: ${bag.place}` : 'Looking for your bag…'}</p>
}
