import { sampleMembers } from './sampleMembers'

export function OwnerName({ ownerId }: { ownerId: string }) {
  const owner = sampleMembers.find((member) => member.id === ownerId)
  return <span>{owner ? owner.name : 'a former member'}</span>
}
