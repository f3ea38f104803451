import { once } from 'node:events'
import { createServer } from 'node:http'

/**
 * What each outside address is in production, and whether it is a checkout, from which a visitor goes on.
 * @type {Record<string, [what: string, isCheckout: boolean]>}
 */
const standIns = {
  '/checkout-lifetime': ['the payment page of the lifetime offer', true],
  '/checkout-monthly': ['the payment page of the monthly offer', true],
  '/crm-app': ['the CRM app', false],
  '/demo-video': ['the demo video', false],
  '/newsletter': ['the newsletter form', false],
}

/**
 * Answers the addresses of the local profile with pages that say what belongs there, so that a whole purchase can be
 * walked through on one computer and nothing can be taken for the real thing.
 * @param {{ port: number, host: string, siteUrl: string }} options
 * @returns {Promise<import('node:http').Server>} listening
 */
export async function startStandIns({ port, host, siteUrl }) {
  const server = createServer((request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?')
    const [what, isCheckout] = standIns[pathname] ?? []
    response.writeHead(what ? 200 : 404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Cache-Control': 'no-store',
    })
    response.end(
      page(what ? `Stand-in for ${what}` : 'Nothing is here', isCheckout ? checkoutLinks(siteUrl) : ''),
    )
  })
  await once(server.listen({ port, host }), 'listening')
  return server
}

/** @param {string} siteUrl */
function checkoutLinks(siteUrl) {
  return `<p><a href="${siteUrl}/checkout/success">Pretend to pay</a> &middot; <a href="${siteUrl}/checkout/cancel">Cancel</a></p>`
}

/**
 * @param {string} title
 * @param {string} rest
 */
function page(title, rest) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<body style="font:600 1rem/1.5 system-ui;margin:0;padding:1rem;min-height:100vh;box-sizing:border-box;border:4px dashed #925e32;background:#e6f4e1;color:#0e2119">
<p>${title}</p>${rest}</body></html>`
}
