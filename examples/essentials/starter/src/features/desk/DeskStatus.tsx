interface Props {
  isOpen: boolean
  visitors: number
  sign?: string
}

export function DeskStatus({ isOpen, visitors, sign }: Props) {
  return (
    <div role="status">
      <p>
        <span className={isOpen ? 'badge badge-good' : 'badge'}>
          {isOpen ? 'Open' : 'Closed'}
        </span>{' '}
        {visitors === 1 ? '1 visitor' : `${visitors} visitors`}
      </p>
      {sign && <p className="sign">{sign}</p>}
    </div>
  )
}
