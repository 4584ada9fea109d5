import { Component } from 'react'
import { connect } from 'react-redux'
import { fulfillRequest, loadRequests } from './actions'
import type { RootState } from './store'

interface Props {
  requests: RootState['requests']
  loadRequests: () => void
  fulfillRequest: (id: string) => void
}

class RequestListView extends Component<Props> {
  componentDidMount() {
    this.props.loadRequests()
  }

  render() {
    const { status, items } = this.props.requests
    if (status === 'failed') return <p role="alert">Requests unavailable</p>
    if (items.length === 0 && status !== 'loaded') return <p>Loading…</p>
    return (
      <ul aria-label="Requests">
        {items.map(({ id, room, wish }) => (
          <li key={id}>
            {room}: {wish}{' '}
            <button onClick={() => this.props.fulfillRequest(id)}>
              Done: {wish}
            </button>
          </li>
        ))}
      </ul>
    )
  }
}

const mapStateToProps = (state: RootState) => ({ requests: state.requests })

export const RequestList = connect(mapStateToProps, {
  loadRequests,
  fulfillRequest,
})(RequestListView)
