import { toolKinds, type ToolDraft, type ToolKind } from './tool'

/** The inputs of a form about a tool; `readToolDraft` reads them. */
export function ToolFields({ tool }: { tool?: ToolDraft }) {
  return (
    <>
      <div className="field">
        <label htmlFor="tool-name">Name</label>
        <input
          id="tool-name"
          name="name"
          required
          maxLength={60}
          aria-describedby="tool-name-hint"
          defaultValue={tool?.name}
        />
        <p id="tool-name-hint" className="quiet">
          60 characters at most
        </p>
      </div>
      <label>
        Kind
        <select name="kind" defaultValue={tool?.kind}>
          {toolKinds.map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </select>
      </label>
      <label>
        Note
        <textarea name="note" rows={2} maxLength={200} defaultValue={tool?.note} />
      </label>
    </>
  )
}

export function readToolDraft(form: HTMLFormElement): ToolDraft {
  const fields = new FormData(form)
  return {
    name: String(fields.get('name')).trim(),
    kind: fields.get('kind') as ToolKind,
    note: String(fields.get('note')).trim(),
  }
}
