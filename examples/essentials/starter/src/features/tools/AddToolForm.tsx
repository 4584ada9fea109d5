import type { SyntheticEvent } from 'react'
import { ToolFields } from './ToolFields'

export function AddToolForm() {
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
  }

  return (
    <section className="card" aria-labelledby="add-tool-title">
      <h2 id="add-tool-title">Add a tool</h2>
      <form onSubmit={handleSubmit}>
        <ToolFields />
        <div className="buttons">
          <button type="submit" className="button-main">
            Add the tool
          </button>
        </div>
      </form>
    </section>
  )
}
