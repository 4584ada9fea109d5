import { setServerMode, serverModes, type ServerMode } from './practiceServer'
import type { ShedServer } from './shedServer'
import './serverSwitch.css'

interface ServerSwitchProps {
  server: ShedServer
  firstMode: ServerMode
}

/** No part of the app: it lets you watch the app while the server is slow or fails. */
export function ServerSwitch({ server, firstMode }: ServerSwitchProps) {
  return (
    <footer className="server-switch">
      <label>
        The practice server
        <select
          defaultValue={firstMode}
          onChange={(event) =>
            setServerMode(server, event.target.value as ServerMode)
          }>
          {Object.entries(serverModes).map(([mode, { label }]) => (
            <option key={mode} value={mode}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </footer>
  )
}
