import { describeDoor, makeDoorStore } from './door'

const GROUP_SIZE = 6
const GROUP_DELAY_MS = 2000

function find<T extends Element>(selector: string) {
  const element = document.querySelector<T>(selector)
  if (!element) throw new Error(`index.html has no element ${selector}`)
  return element
}

const store = makeDoorStore()

const inside = find('#inside')
const capacity = find('#capacity')
const level = find<HTMLMeterElement>('#level')
const places = find('#places')

function render() {
  const door = store.getState()
  inside.textContent = String(door.inside)
  capacity.textContent = String(door.capacity)
  level.max = door.capacity
  level.value = door.inside
  places.textContent = describeDoor(door)
}

render()
store.subscribe(render)

find('#enter').addEventListener('click', () => {
  store.dispatch({ type: 'door/guestEntered' })
})

find('#leave').addEventListener('click', () => {
  store.dispatch({ type: 'door/guestLeft' })
})

find('#group').addEventListener('click', () => {
  setTimeout(() => {
    store.dispatch({ type: 'door/groupArrived', payload: GROUP_SIZE })
  }, GROUP_DELAY_MS)
})
