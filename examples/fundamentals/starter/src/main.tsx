import { createRoot } from 'react-dom/client'
import { App } from './App'
import { exampleSongs } from './features/songs/exampleSongs'
import { initialView } from './features/view/view'
import './style.css'

const page = document.getElementById('root')
if (!page) throw new Error('index.html has no element with the id "root"')

const root = createRoot(page)

root.render(<App songs={exampleSongs} view={initialView} />)
