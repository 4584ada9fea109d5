import './status.css'

export function Spinner({ children }: { children: string }) {
  return (
    <p className="spinner" role="status">
      {children}
    </p>
  )
}
