import './status.css'

interface ActionButtonProps {
  children: string
  /** Takes the text's place while the button is busy. */
  busyText: string
  isBusy: boolean
  /** What went wrong the last time. */
  problem?: string
  onClick: () => void
}

/** Ignores clicks while it's busy. A disabled button would also lose the focus. */
export function ActionButton(props: ActionButtonProps) {
  const { children, busyText, isBusy, problem, onClick } = props

  return (
    <>
      <button
        type="button"
        className="button-main"
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : onClick}>
        {isBusy ? busyText : children}
      </button>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
