import { messageOf } from '../../app/messageOf'
import { useReturnToolMutation } from './loansApi'

export function ReturnButton({ loanId }: { loanId: string }) {
  const [returnTool, { error, isError, isLoading }] = useReturnToolMutation()

  const handleClick = () => {
    if (!isLoading) returnTool(loanId)
  }

  return (
    <>
      <button type="button" aria-disabled={isLoading} onClick={handleClick}>
        {isLoading ? 'Saving…' : 'It is back'}
      </button>
      {isError && (
        <p className="problem" role="alert">
          {messageOf(error)}
        </p>
      )}
    </>
  )
}
