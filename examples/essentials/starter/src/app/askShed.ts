interface AskOptions {
  body?: object
  signal?: AbortSignal
}

/** The server understood a request but rejected it. */
export class Refusal extends Error {
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

/** Sends a request to a path below `/shed`. Returns the data, or throws. */
export async function askShed<Answer>(
  method: string,
  path: string,
  { body, signal }: AskOptions = {},
): Promise<Answer> {
  const response = await fetch(`/shed${path}`, {
    method,
    signal,
    headers: { 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  }).catch(() => {
    throw new Error('The server cannot be reached. Are you online?')
  })
  const answer = await response.json()
  if (!response.ok) throw new Refusal(answer.message, response.status)
  return answer
}
