import { setTimeout as sleep } from 'node:timers/promises'

/**
 * A session of a WebDriver program, with the few commands that the steps need. https://www.w3.org/TR/webdriver2/
 * @param {string} driver address of the program, which may still be starting
 */
export async function openSession(driver) {
  await waitFor(driver)
  const session = await call('POST', `${driver}/session`, { capabilities: {} })
  const address = `${driver}/session/${session.sessionId}`
  return {
    version: session.capabilities.browserVersion,
    get: (command) => call('GET', `${address}/${command}`),
    post: (command, body = {}) => call('POST', `${address}/${command}`, body),
    evaluate: (work, ...values) =>
      call('POST', `${address}/execute/sync`, {
        script: `return (${work}).apply(null, arguments)`,
        args: values,
      }),
    close: () => call('DELETE', address),
  }
}

async function waitFor(driver) {
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(`${driver}/status`).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await sleep(100)
  }
  throw new Error(`Nothing answers at ${driver}.`)
}

async function call(method, address, body) {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = await answer.json()
  if (value?.error) throw new Error(value.message || value.error)
  return value
}
