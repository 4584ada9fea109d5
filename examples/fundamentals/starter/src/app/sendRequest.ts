/** Sends a request to the server. Returns its data, or throws an error. */
export async function sendRequest<Data>(
  method: string,
  path: string,
  body?: object,
): Promise<Data> {
  const response = await fetch(`/encore${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  const data = await response.json()
  if (!response.ok) throw new Error(data.message)
  return data
}
