import { DeskPanel } from './features/desk/DeskPanel'
import { AddToolForm } from './features/tools/AddToolForm'
import { ToolList } from './features/tools/ToolList'

export function App() {
  return (
    <main>
      <h1>Toolshed</h1>
      <DeskPanel />
      <ToolList />
      <AddToolForm />
    </main>
  )
}
