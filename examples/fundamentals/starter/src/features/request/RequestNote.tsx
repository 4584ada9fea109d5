interface RequestNoteProps {
  isLoading: boolean
  /** What went wrong, if anything did. */
  problem: string | null
  onRetry: () => void
}

export function RequestNote({ isLoading, problem, onRetry }: RequestNoteProps) {
  return (
    <>
      {isLoading && (
        <p className="card quiet" aria-live="polite">
          Loading the songs…
        </p>
      )}
      {problem && (
        <div className="card row">
          <p className="problem grow" role="alert">
            {problem}
          </p>
          <button type="button" onClick={onRetry}>
            Try again
          </button>
        </div>
      )}
    </>
  )
}
