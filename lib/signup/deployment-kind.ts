import { isLocal, isLoopback } from '../hostnames'

/**
 * Addresses that hosts give to previews of a change (Firebase channels, Vercel, Netlify, Cloudflare Pages), that
 * workspaces in the cloud give to what runs in them, and that tunnels give to a computer at home.
 */
const previewHosts = [
  /--[^.]+\.(?:web\.app|firebaseapp\.com)$/,
  /\.vercel\.app$/,
  /^[^.]+--[^.]+\.netlify\.app$/,
  /^[^.]+\.[^.]+\.pages\.dev$/,
  /\.(?:app\.github\.dev|gitpod\.io|csb\.app|stackblitz\.io|webcontainer\.io|replit\.dev|repl\.co)$/,
  /\.(?:ngrok\.io|ngrok\.app|ngrok\.dev|ngrok-free\.app|ngrok-free\.dev|trycloudflare\.com|loca\.lt)$/,
]

/** Whether a buyer is really sent to the app: on the site itself, not on a local or development-preview host. */
export function redirectsToApp(hostname: string, siteUrl: string): boolean {
  if (isLocal(hostname)) return false
  if (hostname === new URL(siteUrl).hostname) return true
  return !previewHosts.some((pattern) => pattern.test(hostname))
}

/**
 * Why the sign-up refuses to work on this host, or null where it works: a build that uses the local Firebase must not
 * be mistaken for the real site.
 */
export function signupRefusal(hostname: string, usesLocalFirebase: boolean): string | null {
  if (!usesLocalFirebase || isLoopback(hostname)) return null
  return `This is a local build. It keeps accounts on the computer it was made on, so it creates none on ${hostname}.`
}
